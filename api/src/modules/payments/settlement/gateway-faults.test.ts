import { sql } from 'drizzle-orm';
import { tell } from '../../../../test-support/gateway-events.ts';
import { openPayingShop, type PayingShop } from '../../../../test-support/paying-shop.ts';
import { GatewayError } from '../../../../stand-ins/payment-gateway/gateway-error.ts';
import type { Ledger } from '../../../../stand-ins/payment-gateway/ledger.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const UNKNOWN = new GatewayError('The id provided does not exist');

describe('faults of the payment gateway', () => {
  let shop: PayingShop;
  beforeEach(async () => {
    shop = await openPayingShop();
    await shop.addProduct({ id: 'pen', originalPrice: 5_000, stock: 100 });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await shop.close();
  });

  const PEN = [{ productId: 'pen', quantity: 1 }];
  const failOnce = (call: 'order' | 'payment' | 'paymentsOf', error: Error) =>
    jest.spyOn(shop.gateway.ledger, call).mockImplementationOnce(() => {
      throw error;
    });
  const failAlways = (call: keyof Pick<Ledger, 'order' | 'payment' | 'paymentsOf'>, error: Error) =>
    jest.spyOn(shop.gateway.ledger, call).mockImplementation(() => {
      throw error;
    });
  async function openTwice() {
    const asha = await shop.signIn();
    const first = (await shop.createOrder(asha, PEN)).json().order.id;
    failOnce('order', UNKNOWN);
    const second = (await shop.createOrder(asha, PEN)).json().order.id;
    return { asha, first, second };
  }
  const stateOf = async (paymentId: string) => {
    const { rows } = await shop.database.execute(sql`select state from gateway_payments where id = ${paymentId}`);
    return rows[0]?.state;
  };

  it('does not create a second gateway order if fetching the first one fails with 400', async () => {
    const asha = await shop.signIn();
    const first = (await shop.createOrder(asha, PEN)).json().order.id;
    failOnce('order', new GatewayError('Something went wrong'));

    const during = await shop.createOrder(asha, PEN);
    const after = await shop.createOrder(asha, PEN);

    expect(during.statusCode).toBe(502);
    expect(after.json().order.id).toBe(first);
  });

  it('creates the order if the shopper pays the first of two gateway orders', async () => {
    const { asha, first, second } = await openTwice();
    const paid = await shop.pay(first);

    const verified = await shop.verifyOrder(asha, paid);

    expect(second).not.toBe(first);
    expect(verified.statusCode).toBe(200);
    expect(await shop.myOrders(asha)).toMatchObject([{ paymentInfo: { razorpay_order_id: first } }]);
  });

  it('a scheduled check creates the order if the older of two gateway orders is paid', async () => {
    const [told, found] = [await openTwice(), await openTwice()];
    const { razorpay_payment_id: paymentId } = await shop.pay(told.first);
    await shop.pay(found.first);

    await tell(shop, { paymentId });
    shop.pass(3 * MINUTE);
    await shop.runJobs('check-payment');

    expect(await shop.myOrders(told.asha)).toHaveLength(1);
    expect(await shop.myOrders(found.asha)).toHaveLength(1);
  });

  it('refunds the second payment if both gateway orders of a payment attempt are paid', async () => {
    const { asha, first, second } = await openTwice();
    const payments = [await shop.pay(first), await shop.pay(second)];

    const responses = [];
    for (const payment of payments) responses.push(await shop.verifyOrder(asha, payment));
    await shop.runJobs('send-refund');

    expect(new Set(responses.map((response) => response.json().orderNumber)).size).toBe(1);
    expect(await stateOf(payments[0]?.razorpay_payment_id ?? '')).toBe('order');
    expect(await stateOf(payments[1]?.razorpay_payment_id ?? '')).toBe('refunded');
    expect(shop.gateway.ledger.refundsOf(payments[1]?.razorpay_payment_id ?? '')).toMatchObject([{ amount: 14_900 }]);
  });

  it('returns 409 with the order number if the first of two gateway orders is already paid', async () => {
    const { asha, first } = await openTwice();
    await shop.pay(first);

    const again = await shop.createOrder(asha, PEN);

    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'ALREADY_PAID', orderNumber: expect.any(String) as string });
  });

  it.each([400, 401, 403])('returns 502 for a payment if the gateway responds %i', async (status) => {
    const asha = await shop.signIn();
    const paid = await shop.pay((await shop.createOrder(asha, PEN)).json().order.id);
    const outage = failAlways('payment', new GatewayError('Authentication failed', { status }));

    const during = await shop.verifyOrder(asha, paid);
    outage.mockRestore();
    const after = await shop.verifyOrder(asha, paid);

    expect(during.statusCode).toBe(502);
    expect(during.json().code).toBe('PAYMENT_GATEWAY_UNAVAILABLE');
    expect(after.statusCode).toBe(200);
  });

  it('returns 502 if a correctly signed payment is not found at the gateway', async () => {
    const asha = await shop.signIn();
    const paid = await shop.pay((await shop.createOrder(asha, PEN)).json().order.id);
    failOnce('payment', UNKNOWN);

    const during = await shop.verifyOrder(asha, paid);
    const after = await shop.verifyOrder(asha, paid);

    expect([during.statusCode, after.statusCode]).toEqual([502, 200]);
  });

  it.each([
    ['with 401', new GatewayError('Authentication failed', { status: 401 })],
    ['with 403', new GatewayError('Forbidden', { status: 403 })],
    ['with 400', new GatewayError('Something went wrong')],
    ['that the order does not exist', UNKNOWN],
  ])('acknowledges no event while the gateway answers %s, and creates the order afterwards', async (_what, error) => {
    const asha = await shop.signIn();
    const { razorpay_payment_id: paymentId } = await shop.pay((await shop.createOrder(asha, PEN)).json().order.id);
    const outage = failAlways('paymentsOf', error);

    const during = await tell(shop, { paymentId, id: 'event_1' });
    outage.mockRestore();
    await shop.runJobs('check-payment');
    const repeated = await tell(shop, { paymentId, id: 'event_1' });

    expect(during.statusCode).toBe(502);
    expect(repeated.statusCode).toBe(200);
    expect(await shop.myOrders(asha)).toHaveLength(1);
  });

  it('retries a payment check after three seconds if the gateway rejects the API keys', async () => {
    const asha = await shop.signIn();
    await shop.pay((await shop.createOrder(asha, PEN)).json().order.id);
    const outage = failAlways('paymentsOf', new GatewayError('Authentication failed', { status: 401 }));
    shop.pass(2 * MINUTE);
    await shop.runJobs('check-payment');
    outage.mockRestore();

    shop.pass(3_000);
    await shop.runJobs('check-payment');

    expect(await shop.myOrders(asha)).toHaveLength(1);
  });

  it('a payment made five days after checkout is refunded', async () => {
    const asha = await shop.signIn();
    const orderId = (await shop.createOrder(asha, PEN)).json().order.id;
    for (let day = 0; day < 5; day += 1) {
      shop.pass(DAY);
      await shop.runJobs('end-reservations');
      await shop.runJobs('check-payment');
    }
    const { id } = shop.gateway.ledger.pay(orderId);

    shop.pass(60 * MINUTE);
    await shop.runJobs('reconcile-payments');
    await shop.runJobs('reconcile-payments');
    await shop.runJobs('send-refund');

    expect(await stateOf(id)).toBe('refunded');
    expect(shop.gateway.ledger.refundsOf(id)).toHaveLength(1);
  });

  it('a payment whose scheduled check was lost still results in an order', async () => {
    const asha = await shop.signIn();
    const { id } = shop.gateway.ledger.pay((await shop.createOrder(asha, PEN)).json().order.id);
    await shop.database.execute(sql`delete from jobs where kind = 'check-payment'`);

    shop.pass(6 * DAY);
    await shop.runJobs('reconcile-payments');

    expect(await stateOf(id)).toBe('order');
  });

  it('the reconciliation finds a three-week-old payment if no newer one was recorded', async () => {
    const asha = await shop.signIn();
    await shop.buy(asha, PEN);
    const orderId = (await shop.createOrder(asha, PEN)).json().order.id;
    shop.pass(DAY);
    const { id } = shop.gateway.ledger.pay(orderId);
    await shop.database.execute(sql`delete from jobs where kind = 'check-payment'`);
    shop.pass(20 * DAY);
    await shop.runJobs('reconcile-payments');

    expect(await stateOf(id)).toBe('order');
    const { rows } = await shop.database.execute<{ due: number }>(sql`
      select extract(epoch from run_at)::float8 * 1000 as due from jobs where kind = 'reconcile-payments'`);
    expect(rows[0]?.due).toBe(shop.now().getTime() + 60 * MINUTE);
  });

  it('the reconciliation reads all pages of payments and records only those of this shop', async () => {
    const asha = await shop.signIn();
    const { ledger } = shop.gateway;
    const { id } = ledger.pay((await shop.createOrder(asha, PEN)).json().order.id);
    const foreign = ledger.createOrder({ amount: 100, currency: 'INR', receipt: 'x', notes: {} });
    ledger.pay(foreign.id);
    for (let n = 0; n < 120; n += 1) ledger.pay(foreign.id, { again: true });

    await shop.runJobs('reconcile-payments');

    expect(await stateOf(id)).toBe('order');
    const { rows } = await shop.database.execute(sql`select count(*)::int as payments from gateway_payments`);
    expect(rows).toEqual([{ payments: 1 }]);
  });
});
