import { sql } from 'drizzle-orm';
import { tell } from '../../../../test-support/gateway-events.ts';
import { openPayingShop, type PayingShop } from '../../../../test-support/paying-shop.ts';
import type { Shopper } from '../../../../test-support/test-shop.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Books {
  state: string;
  reason: string | null;
}

describe('a captured payment', () => {
  let shop: PayingShop;
  beforeAll(async () => {
    shop = await openPayingShop();
    await shop.addProduct({ id: 'pen', originalPrice: 5_000, stock: 1_000 });
  });
  afterEach(() => {
    shop.gateway.ledger.refundBehaviour = 'processed';
  });
  afterAll(() => shop.close());

  async function atTheWindow(productId = 'pen') {
    if (productId !== 'pen') await shop.addProduct({ id: productId, originalPrice: 5_000, stock: 1 });
    const asha = await shop.signIn();
    const created = await shop.createOrder(asha, [{ productId, quantity: 1 }]);
    return { asha, productId, orderId: created.json().order.id };
  }
  const books = async (paymentId: string) => {
    const { rows } = await shop.database.execute<Books & Record<string, unknown>>(
      sql`select state, refund_reason as reason from gateway_payments where id = ${paymentId}`,
    );
    return rows[0];
  };
  const runOnce = (name: string) => shop.runJobs(name);
  const mailsTo = async (email: string) =>
    (await shop.mails()).filter(({ recipient }) => recipient === email).map(({ kind }) => kind);
  const ordersOf = async (shopper: Shopper) => shop.myOrders(await shop.signInAgain(shopper));
  const backOf = (paymentId: string) => shop.gateway.ledger.payment(paymentId).amount_refunded;

  it('creates an order for a payment that is captured days later if stock is left', async () => {
    const { asha, orderId } = await atTheWindow();
    const { id } = shop.gateway.ledger.pay(orderId, { capture: false });
    for (let hours = 0; hours < 70; hours += 5) {
      shop.pass(5 * HOUR);
      await runOnce('check-payment');
    }
    await runOnce('end-reservations');
    const before = await shop.stockOf('pen');
    expect(await ordersOf(asha)).toEqual([]);

    shop.gateway.ledger.capture(id);
    shop.pass(12 * HOUR);
    await runOnce('check-payment');

    expect(await ordersOf(asha)).toHaveLength(1);
    expect(await shop.stockOf('pen')).toBe(before - 1);
  });

  it('refunds a payment that arrives after another shopper has bought the last unit', async () => {
    const { asha, productId, orderId } = await atTheWindow('vase');
    shop.pass(16 * MINUTE);
    const banu = await shop.signIn();
    await shop.createOrder(banu, [{ productId, quantity: 1 }]);
    const { id } = shop.gateway.ledger.pay(orderId);

    await tell(shop, { paymentId: id });
    await runOnce('send-refund');

    expect(await books(id)).toEqual({ state: 'refunded', reason: 'stock-gone' });
    expect(backOf(id)).toBe(14_900);
    expect(await ordersOf(asha)).toEqual([]);
    expect(await mailsTo(asha.email)).toEqual(['payment-refund']);
    const mail = (await shop.mails()).find(({ recipient }) => recipient === asha.email);
    expect(mail?.text).toContain('We refund the full amount, Rs. 149,');
  });

  describe.each(['expired', 'was replaced'] as const)('for an order that %s', (end) => {
    async function oldOrder() {
      const { asha, orderId } = await atTheWindow();
      if (end === 'was replaced') await shop.createOrder(asha, [{ productId: 'pen', quantity: 2 }]);
      shop.pass(15 * MINUTE);
      await runOnce('end-reservations');
      return { asha, orderId };
    }

    it('refunds a payment made more than four days after checkout', async () => {
      const [asked, told, found] = [await oldOrder(), await oldOrder(), await oldOrder()];
      const before = await shop.stockOf('pen');
      shop.pass(4 * DAY + MINUTE);
      const checkoutResponse = await shop.pay(asked.orderId);
      const payments = [told, found].map(({ orderId }) => shop.gateway.ledger.pay(orderId).id);

      const again = await shop.signInAgain(asked.asha);
      const responses = [
        await shop.verifyOrder(again, checkoutResponse),
        await shop.verifyOrder(again, checkoutResponse),
      ];
      await tell(shop, { paymentId: payments[0] ?? '' });
      await runOnce('check-payment');
      await runOnce('send-refund');

      for (const response of responses) {
        expect(response.statusCode).toBe(409);
        expect(response.json().code).toBe('PAYMENT_TOO_LATE');
        expect(response.json().message).toContain('We are refunding');
      }
      for (const id of [checkoutResponse.razorpay_payment_id, ...payments]) {
        expect(await books(id)).toEqual({ state: 'refunded', reason: 'too-late' });
        expect(backOf(id)).toBe(14_900);
        expect(shop.gateway.ledger.refundsOf(id)).toHaveLength(1);
      }
      for (const { asha } of [asked, told, found]) {
        expect(await ordersOf(asha)).toEqual([]);
        expect(await mailsTo(asha.email)).toEqual(['payment-refund']);
      }
      expect(await shop.stockOf('pen')).toBe(before);
    });

    it('creates an order for a payment made within four days of checkout', async () => {
      const [asked, told] = [await oldOrder(), await oldOrder()];
      const before = await shop.stockOf('pen');
      shop.pass(4 * DAY - HOUR);
      const checkoutResponse = await shop.pay(asked.orderId);
      const { id } = shop.gateway.ledger.pay(told.orderId);

      const response = await shop.verifyOrder(await shop.signInAgain(asked.asha), checkoutResponse);
      await tell(shop, { paymentId: id });

      expect(response.statusCode).toBe(200);
      for (const { asha } of [asked, told]) expect(await ordersOf(asha)).toHaveLength(1);
      expect(await shop.stockOf('pen')).toBe(before - 2);
    });
  });

  it('creates an order even if the payment is reported a month late', async () => {
    const { asha, orderId } = await atTheWindow();
    const { id } = shop.gateway.ledger.pay(orderId);
    shop.pass(30 * DAY);
    await runOnce('end-reservations');

    await tell(shop, { paymentId: id });

    expect(await books(id)).toEqual({ state: 'order', reason: null });
    expect(await ordersOf(asha)).toHaveLength(1);
  });

  it('creates an order for the first of two payments and refunds the other', async () => {
    const { asha, orderId } = await atTheWindow();
    const checkoutResponse = await shop.pay(orderId);
    const second = shop.gateway.ledger.pay(orderId, { again: true });

    const verified = await shop.verifyOrder(asha, checkoutResponse);
    await tell(shop, { paymentId: second.id });
    await runOnce('send-refund');

    expect(verified.statusCode).toBe(200);
    expect(await books(checkoutResponse.razorpay_payment_id)).toEqual({ state: 'order', reason: null });
    expect(await books(second.id)).toEqual({ state: 'refunded', reason: 'paid-twice' });
    expect(backOf(second.id)).toBe(14_900);
    expect(await ordersOf(asha)).toHaveLength(1);
    expect(await mailsTo(asha.email)).toEqual(['order-confirmation', 'payment-refund']);
  });

  it.each([
    ['less', { amount: 10_000 }],
    ['more', { amount: 20_000 }],
    ['the same in dollars', { currency: 'USD' }],
  ])('refunds a payment of a wrong amount (%s), and returns the stock at once', async (what, odd) => {
    const { asha, productId, orderId } = await atTheWindow(`bowl-${what}`);
    const { id, amount } = shop.gateway.ledger.pay(orderId, odd);

    await tell(shop, { paymentId: id });
    await runOnce('send-refund');

    expect(await books(id)).toEqual({ state: 'refunded', reason: 'amount-differs' });
    expect(backOf(id)).toBe(amount);
    expect(await shop.stockOf(productId)).toBe(1);
    expect(await ordersOf(asha)).toEqual([]);
    const again = await shop.createOrder(await shop.signInAgain(asha), [{ productId, quantity: 1 }]);
    expect(again.statusCode).toBe(200);
    expect(again.json().order.id).not.toBe(orderId);
  });

  it('lets the shopper check out again after a payment of the wrong amount is refunded', async () => {
    const { asha, productId, orderId } = await atTheWindow('lamp');
    const { id } = shop.gateway.ledger.pay(orderId, { amount: 10_000 });
    const line = [{ productId, quantity: 1 }];

    const refused = await shop.createOrder(asha, line);
    const again = await shop.createOrder(asha, line);

    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'PAYMENT_REFUNDED' });
    expect(again.statusCode).toBe(200);
    await runOnce('send-refund');
    expect(backOf(id)).toBe(10_000);
  });

  it('creates an order for a paid cart even if the shopper has changed the cart since', async () => {
    const asha = await shop.signIn();
    const first = await shop.createOrder(asha, [{ productId: 'pen', quantity: 1 }]);
    const second = await shop.createOrder(asha, [{ productId: 'pen', quantity: 2 }]);
    const old = await shop.pay(first.json().order.id);
    const fresh = await shop.pay(second.json().order.id);
    const before = await shop.stockOf('pen');

    await tell(shop, { paymentId: old.razorpay_payment_id });
    await tell(shop, { paymentId: fresh.razorpay_payment_id });

    expect(await ordersOf(asha)).toHaveLength(2);
    expect(await shop.stockOf('pen')).toBe(before - 1);
  });

  it('creates no order for a shopper who submits another shopper’s payment', async () => {
    const [one, other] = [await atTheWindow(), await atTheWindow()];
    const checkoutResponse = await shop.pay(other.orderId);

    const stolen = await shop.verifyOrder(one.asha, { ...checkoutResponse, razorpay_order_id: one.orderId });
    await tell(shop, { paymentId: checkoutResponse.razorpay_payment_id });

    expect(stolen.statusCode).toBe(400);
    expect(await ordersOf(one.asha)).toEqual([]);
    expect(await ordersOf(other.asha)).toHaveLength(1);
  });

  it('refunds a payment without sending an email if the account has been deleted', async () => {
    const { asha, orderId } = await atTheWindow();
    const { id } = shop.gateway.ledger.pay(orderId);
    await shop.database.execute(
      sql`update payment_attempts set buyer_id = null, shipping_address = null where buyer_id = ${asha.id}`,
    );
    const before = await shop.stockOf('pen');

    await tell(shop, { paymentId: id });
    await runOnce('send-refund');

    expect(await books(id)).toEqual({ state: 'refunded', reason: 'account-deleted' });
    expect(await shop.stockOf('pen')).toBe(before + 1);
    expect(await mailsTo(asha.email)).toEqual([]);
  });

  it('creates no order for a payment that staff have already refunded', async () => {
    const { asha, orderId } = await atTheWindow();
    const { id } = shop.gateway.ledger.pay(orderId);
    shop.gateway.ledger.refund(id);

    await tell(shop, { paymentId: id });
    await runOnce('send-refund');

    expect(await books(id)).toEqual({ state: 'refunded', reason: 'refunded-elsewhere' });
    expect(await ordersOf(asha)).toEqual([]);
    expect(shop.gateway.ledger.refundsOf(id)).toHaveLength(1);
  });

  it('does not release the stock of a paid order when other reservations expire', async () => {
    const [paid, left] = [await atTheWindow('kite'), await atTheWindow('drum')];
    const checkoutResponse = await shop.pay(paid.orderId);
    await shop.verifyOrder(paid.asha, checkoutResponse);
    shop.pass(16 * MINUTE);
    const banu = await shop.signIn();

    const sold = await shop.createOrder(banu, [{ productId: paid.productId, quantity: 1 }]);
    const free = await shop.createOrder(banu, [{ productId: left.productId, quantity: 1 }]);

    expect(sold.json()).toMatchObject({ code: 'OUT_OF_STOCK' });
    expect(free.statusCode).toBe(200);
  });
});
