import { sql } from 'drizzle-orm';
import { cashClient } from '../../../../test-support/cash-client.ts';
import { openDesk } from '../../../../test-support/desk-client.ts';
import { ADDRESS, openPayingShop, type PayingShop } from '../../../../test-support/paying-shop.ts';
import type { Shopper } from '../../../../test-support/test-shop.ts';

const MINUTE = 60_000;
const PENS = [{ productId: 'pen', quantity: 2 }];

describe('cash on delivery', () => {
  let shop: PayingShop;
  let cash: ReturnType<typeof cashClient>;
  let asha: Shopper;
  beforeAll(async () => {
    shop = await openPayingShop();
    cash = cashClient(shop);
    await shop.addProduct({ id: 'pen', title: 'Pen', originalPrice: 5_000, stock: 1000 });
    await shop.addProduct({ id: 'desk', title: 'Desk', originalPrice: 300_100, stock: 10 });
    await shop.addProduct({ id: 'last', title: 'Last one', originalPrice: 5_000, stock: 1 });
  });
  beforeEach(async () => {
    asha = await shop.signIn();
  });
  afterAll(() => shop.close());

  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
  const problem = (code: string): unknown => expect.objectContaining({ success: false, code });

  async function requested(products: unknown = PENS, more = {}) {
    const { id } = (await cash.request(asha, products, more)).json();
    return { id, code: await cash.code(asha) };
  }

  it('entering the emailed code places a cash-on-delivery order', async () => {
    const before = await shop.stockOf('pen');
    const response = await cash.request(asha, PENS);
    expect([response.statusCode, response.json().summary.total]).toEqual([200, 199]);

    const confirmed = await cash.confirm(asha, response.json().id, await cash.code(asha));

    const [order] = await shop.myOrders(asha);
    expect(confirmed.json()).toMatchObject({ success: true, orderNumber: order?.orderNumber });
    expect(order).toMatchObject({ status: 'pending', totalAmount: 199, cashToPay: 199, cancellable: true });
    expect(await shop.stockOf('pen')).toBe(before - 2);
    const mails = (await shop.mails()).filter(({ recipient }) => recipient === asha.email);
    const confirmation = mails.find(({ kind }) => kind === 'order-confirmation');
    expect(confirmation?.text).toContain('Pay Rs. 199 in cash when it arrives.');
    expect(confirmation?.text).toContain('Total to pay, inclusive of all taxes: Rs. 199');
  });

  it('a cash-on-delivery code is sent to the account’s email address', async () => {
    await requested();

    const codes = (await shop.mails()).filter(({ kind }) => kind === 'cash-code').map(({ recipient }) => recipient);
    expect(codes).toContain(asha.email);
    expect(codes).not.toContain(ADDRESS.email);
  });

  it('a cash-on-delivery order includes the gift note and company entered at checkout', async () => {
    const gift = { note: 'Happy birthday', wrap: false };
    const business = { company: 'Rao Books', gstin: '', purchaseOrder: 'PO-7' };
    const { id, code } = await requested(PENS, { gift, business });

    await cash.confirm(asha, id, code);

    expect((await shop.myOrders(asha))[0]).toMatchObject({
      giftNote: 'Happy birthday',
      business: { company: 'Rao Books' },
    });
  });

  it('simultaneous requests for a cash-on-delivery code send only one email', async () => {
    const responses = await Promise.all([1, 2, 3].map(() => cash.request(asha, PENS)));
    const ids = new Set(responses.map((response) => response.json().id));
    const sent = (await shop.mails()).filter(({ kind, recipient }) => kind === 'cash-code' && recipient === asha.email);
    expect([ids.size, sent.length]).toEqual([1, 1]);
    const [id = ''] = ids;
    const code = await cash.code(asha);

    const confirmed = await Promise.all([1, 2, 3].map(() => cash.confirm(asha, id, code)));

    expect(new Set(confirmed.map((each) => each.json().orderNumber)).size).toBe(1);
    expect(await shop.myOrders(asha)).toHaveLength(1);
  });

  it('a cash-on-delivery code is invalid after five wrong attempts, but a new code works', async () => {
    const { id, code } = await requested();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await cash.confirm(asha, id, wrong(code))).json()).toEqual(problem('INVALID_OTP'));
    }
    expect((await cash.confirm(asha, id, code)).json()).toEqual(problem('OTP_LOCKED'));

    const again = await requested();

    expect((await cash.confirm(asha, again.id, again.code)).statusCode).toBe(200);
  });

  it('a cash-on-delivery code expires after ten minutes', async () => {
    const { id, code } = await requested();
    shop.pass(10 * MINUTE);

    expect((await cash.confirm(asha, id, code)).json()).toEqual(problem('OTP_EXPIRED'));
    expect(await shop.myOrders(asha)).toEqual([]);
  });

  it('a cash-on-delivery code works only for the cart it was sent for', async () => {
    const first = await requested();
    const second = await requested([{ productId: 'pen', quantity: 3 }]);

    expect((await cash.confirm(asha, first.id, first.code)).json()).toEqual(problem('CHECKOUT_CHANGED'));
    expect((await cash.confirm(asha, second.id, second.code)).statusCode).toBe(200);
  });

  it('a cash-on-delivery code works only for the shopper it was sent to', async () => {
    const { id, code } = await requested();

    const response = await cash.confirm(await shop.signIn(), id, code);

    expect([response.statusCode, response.json()]).toEqual([404, problem('ORDER_NOT_FOUND')]);
  });

  it('using a cash-on-delivery code twice places only one order', async () => {
    const { id, code } = await requested();
    const first = await cash.confirm(asha, id, code);

    shop.pass(11 * MINUTE);

    expect((await cash.confirm(asha, id, code)).json().orderNumber).toBe(first.json().orderNumber);
    expect((await cash.confirm(asha, id, wrong(code))).json()).toEqual(problem('INVALID_OTP'));
    expect(await shop.myOrders(asha)).toHaveLength(1);
  });

  it('a cash-on-delivery order keeps its price if the product price changes before confirmation', async () => {
    await shop.addProduct({ id: 'ink', originalPrice: 10_000, stock: 10 });
    const ink = [{ productId: 'ink', quantity: 1 }];
    const { id, code } = await requested(ink);
    await shop.database.execute(sql`update products set original_price = 20000 where id = 'ink'`);

    await cash.confirm(asha, id, code);
    expect((await shop.myOrders(asha))[0]).toMatchObject({ totalAmount: 199, cashToPay: 199 });

    const stale = await cash.request(asha, ink, { expectedTotal: 199 });
    expect([stale.statusCode, stale.json()]).toEqual([409, problem('PRICE_CHANGED')]);
  });

  it('another shopper can buy the last unit after a cash-on-delivery code has expired', async () => {
    const last = [{ productId: 'last', quantity: 1 }];
    const { id, code } = await requested(last);
    const banu = await shop.signIn();
    expect((await cash.request(banu, last)).json()).toEqual(problem('OUT_OF_STOCK'));

    shop.pass(15 * MINUTE);
    await shop.runJobs('end-reservations');
    const buyer = await shop.signInAgain(banu);
    const next = (await cash.request(buyer, last)).json();
    const late = await cash.confirm(await shop.signInAgain(asha), id, code);
    expect(late.json()).toEqual(problem('CHECKOUT_CHANGED'));
    expect((await cash.confirm(buyer, next.id, await cash.code(buyer))).statusCode).toBe(200);
  });

  it('an order that contains a print can’t be placed with cash on delivery', async () => {
    const print = [{ productId: `print_${'0'.repeat(32)}`, quantity: 50 }];

    const response = await cash.request(asha, print, { expectedTotal: 500 });

    expect([response.statusCode, response.json()]).toEqual([409, problem('CASH_NOT_POSSIBLE')]);
  });

  it('an order above the limit can’t be placed with cash on delivery', async () => {
    const response = await cash.request(asha, [{ productId: 'desk', quantity: 1 }]);

    expect([response.statusCode, response.json()]).toEqual([409, problem('CASH_NOT_POSSIBLE')]);
    expect(response.json().message).toContain('Rs. 3,000');
  });

  it('rejects an emailed code after cash on delivery is turned off', async () => {
    const desk = await openDesk(shop, 'founder');
    const limitNow = async () => ((await shop.quote(PENS)).json() as unknown as { cashLimit: number | null }).cashLimit;
    const { id, code } = await requested();
    expect(await limitNow()).toBe(3000);

    const changed = await desk.call('PATCH', '/settings/shop', { version: 1, cash: { isOffered: true, limit: 500 } });
    expect([changed.status, await limitNow()]).toEqual([200, 500]);
    await desk.call('PATCH', '/settings/shop', { version: 2, cash: { isOffered: false, limit: 500 } });

    expect(await limitNow()).toBeNull();
    expect((await cash.request(asha, PENS)).json()).toEqual(problem('CASH_NOT_POSSIBLE'));
    expect((await cash.confirm(asha, id, code)).json()).toEqual(problem('CASH_NOT_POSSIBLE'));
    await desk.call('PATCH', '/settings/shop', { version: 3, cash: { isOffered: true, limit: 3000 } });
  });

  it('cancelling a cash-on-delivery order puts its items back into stock', async () => {
    const before = await shop.stockOf('pen');
    const { id, code } = await requested();
    const { orderNumber } = (await cash.confirm(asha, id, code)).json();

    const url = `/api/auth/my-order/${orderNumber}/cancel`;
    const cancelled = await shop.app.inject({ method: 'POST', url, headers: asha.headers });

    expect(cancelled.json()).toMatchObject({ order: { status: 'cancelled' } });
    expect(cancelled.json<{ order: object }>().order).not.toHaveProperty('cashToPay');
    expect(await shop.stockOf('pen')).toBe(before);
    const mail = (await shop.mails()).find(
      ({ kind, text }) => kind === 'order-cancelled' && text.includes(orderNumber),
    );
    expect(mail?.text).toContain('You have not paid anything, so there is nothing to refund.');
  });

  it('an online payment is refunded if a cash-on-delivery order exists for the same cart', async () => {
    const created = await shop.createOrder(asha, PENS, { shippingAddress: ADDRESS });
    const { id, code } = await requested();
    const { orderNumber } = (await cash.confirm(asha, id, code)).json();

    const receipt = await shop.pay(created.json().order.id);
    const verified = await shop.verifyOrder(asha, receipt);

    expect(verified.json().orderNumber).toBe(orderNumber);
    expect(await shop.myOrders(asha)).toHaveLength(1);
    const mails = (await shop.mails()).filter(({ recipient }) => recipient === asha.email);
    expect(mails.map(({ kind }) => kind)).toContain('payment-refund');
  });

  it('confirming a code does not place a second order if the cart was already paid for online', async () => {
    const { id, code } = await requested();
    const { number } = await shop.buy(asha, PENS);

    const response = await cash.confirm(asha, id, code);

    expect(response.json()).toMatchObject({ code: 'ALREADY_PAID', orderNumber: number });
    expect(await shop.myOrders(asha)).toHaveLength(1);
  });

  it('sends at most five cash-on-delivery codes an hour to an email address', async () => {
    const sent: number[] = [];
    for (let each = 0; each < 6; each += 1) {
      sent.push((await cash.request(asha, PENS)).statusCode);
      shop.pass(MINUTE);
    }

    expect(sent).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await cash.request(asha, PENS)).json()).toEqual(problem('TOO_MANY_CODES'));
  });
});
