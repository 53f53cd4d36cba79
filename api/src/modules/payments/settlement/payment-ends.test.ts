import { sql } from 'drizzle-orm';
import { COMPANY } from '@kaagazz/domain';
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

describe('every captured payment becomes an order or a refund:', () => {
  let shop: PayingShop;
  beforeAll(async () => {
    shop = await openPayingShop();
    await shop.addProduct({ id: 'pen', originalPrice: 5_000, stock: 1_000 });
  });
  afterEach(() => {
    shop.gateway.ledger.refundManner = 'processed';
  });
  afterAll(() => shop.close());

  /** A shopper at the open window, for some pens or the last piece of something. */
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

  it('when callback and webhook are both lost, the shop finds the payment by itself within minutes', async () => {
    const { asha, orderId } = await atTheWindow();
    await shop.pay(orderId);

    shop.pass(MINUTE);
    await runOnce('check-payment');
    const early = await ordersOf(asha);
    shop.pass(2 * MINUTE);
    await runOnce('check-payment');

    expect(early).toEqual([]);
    expect(await ordersOf(asha)).toHaveLength(1);
  });

  it('when the bank authorises and captures days late, and the goods are there, it is an order', async () => {
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

  it('is asked for less and less often, and after four days no more', async () => {
    await runOnce('check-payment');
    const { orderId } = await atTheWindow();
    const asked = jest.spyOn(shop.gateway.ledger, 'paymentsOf');
    const hours: number[] = [];
    // By minutes while it is young, by hours after that.
    for (let minutes = 0; minutes < 5 * 24 * 60;) {
      const step = minutes < 60 ? 2 : 60;
      asked.mockClear();
      await runOnce('check-payment');
      if (asked.mock.calls.some(([id]) => id === orderId)) hours.push(minutes / 60);
      shop.pass(step * MINUTE);
      minutes += step;
    }
    asked.mockRestore();

    expect(hours.length).toBeGreaterThan(8);
    expect(hours.length).toBeLessThan(20);
    expect(hours.filter((hour) => hour < 1).length).toBeGreaterThanOrEqual(3);
    expect(hours.at(-1)).toBeGreaterThan(80);
    expect(hours.at(-1)).toBeLessThan(4.6 * 24);
  });

  it('when the last piece went to somebody else after the reservation ended, it goes back and the buyer is told', async () => {
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
    expect(mail?.text).toContain('All of it, Rs. 149, goes back');
  });

  describe.each(['expired', 'replaced'] as const)('for an order that was %s', (end) => {
    /** An old order at the gateway, whose goods went back on the shelf. */
    async function oldOrder() {
      const { asha, orderId } = await atTheWindow();
      if (end === 'replaced') await shop.createOrder(asha, [{ productId: 'pen', quantity: 2 }]);
      shop.pass(15 * MINUTE);
      await runOnce('end-reservations');
      return { asha, orderId };
    }

    it('and four days ago, it goes back: the shopper pays no old price, whoever tells of it', async () => {
      const [asked, told, found] = [await oldOrder(), await oldOrder(), await oldOrder()];
      const before = await shop.stockOf('pen');
      shop.pass(4 * DAY + MINUTE);
      const response = await shop.pay(asked.orderId);
      const payments = [told, found].map(({ orderId }) => shop.gateway.ledger.pay(orderId).id);

      const again = await shop.signInAgain(asked.asha);
      const answers = [await shop.verifyOrder(again, response), await shop.verifyOrder(again, response)];
      await tell(shop, { paymentId: payments[0] ?? '' });
      await runOnce('check-payment');
      await runOnce('send-refund');

      for (const answer of answers) {
        expect(answer.statusCode).toBe(409);
        expect(answer.json().code).toBe('PAYMENT_TOO_LATE');
        expect(answer.json().message).toContain('refunded');
      }
      for (const id of [response.razorpay_payment_id, ...payments]) {
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

    it('and less than four days ago, it is an order, whoever tells of it', async () => {
      const [asked, told] = [await oldOrder(), await oldOrder()];
      const before = await shop.stockOf('pen');
      shop.pass(4 * DAY - HOUR);
      const response = await shop.pay(asked.orderId);
      const { id } = shop.gateway.ledger.pay(told.orderId);

      const answer = await shop.verifyOrder(await shop.signInAgain(asked.asha), response);
      await tell(shop, { paymentId: id });

      expect(answer.statusCode).toBe(200);
      for (const { asha } of [asked, told]) expect(await ordersOf(asha)).toHaveLength(1);
      expect(await shop.stockOf('pen')).toBe(before - 2);
    });
  });

  it('when it was made in time, it is an order, however late the shop hears of it', async () => {
    const { asha, orderId } = await atTheWindow();
    const { id } = shop.gateway.ledger.pay(orderId);
    shop.pass(30 * DAY);
    await runOnce('end-reservations');

    await tell(shop, { paymentId: id });

    expect(await books(id)).toEqual({ state: 'order', reason: null });
    expect(await ordersOf(asha)).toHaveLength(1);
  });

  it('when two payments come for one order, the first is the order and the second goes back, as another callback says too', async () => {
    const { asha, orderId } = await atTheWindow();
    const response = await shop.pay(orderId);
    const second = shop.gateway.ledger.pay(orderId, { again: true });

    const verified = await shop.verifyOrder(asha, response);
    await tell(shop, { paymentId: second.id });
    await runOnce('send-refund');

    expect(verified.statusCode).toBe(200);
    expect(await books(response.razorpay_payment_id)).toEqual({ state: 'order', reason: null });
    expect(await books(second.id)).toEqual({ state: 'refunded', reason: 'paid-twice' });
    expect(backOf(second.id)).toBe(14_900);
    expect(await ordersOf(asha)).toHaveLength(1);
    expect(await mailsTo(asha.email)).toEqual(['order-confirmation', 'payment-refund']);
  });

  it.each([
    ['less', { amount: 10_000 }],
    ['more', { amount: 20_000 }],
    ['the same in dollars', { currency: 'USD' }],
  ])('when %s than the order’s amount was captured, it goes back and the goods are free at once', async (what, odd) => {
    const { asha, productId, orderId } = await atTheWindow(`bowl-${what}`);
    const { id, amount } = shop.gateway.ledger.pay(orderId, odd);

    await tell(shop, { paymentId: id });
    await runOnce('send-refund');

    expect(await books(id)).toEqual({ state: 'refunded', reason: 'amount-differs' });
    expect(backOf(id)).toBe(amount);
    expect(await shop.stockOf(productId)).toBe(1);
    expect(await ordersOf(asha)).toEqual([]);
    // The shopper pays again, by an order of its own at the gateway.
    const again = await shop.createOrder(await shop.signInAgain(asha), [{ productId, quantity: 1 }]);
    expect(again.statusCode).toBe(200);
    expect(again.json().order.id).not.toBe(orderId);
  });

  it('when a wrong payment is found as the shopper pays again, it goes back, and the next try is a new one', async () => {
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

  it('when it is for a cart that was replaced meanwhile, both carts that were paid are orders', async () => {
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

  it('when it is named for another order, it stays with the one it was made for', async () => {
    const [one, other] = [await atTheWindow(), await atTheWindow()];
    const response = await shop.pay(other.orderId);

    const stolen = await shop.verifyOrder(one.asha, { ...response, razorpay_order_id: one.orderId });
    await tell(shop, { paymentId: response.razorpay_payment_id });

    expect(stolen.statusCode).toBe(400);
    expect(await ordersOf(one.asha)).toEqual([]);
    expect(await ordersOf(other.asha)).toHaveLength(1);
  });

  it('when the account was deleted meanwhile, it goes back and nobody is written to', async () => {
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

  it('when it was sent back by hand before the shop heard of it, there is no order and nothing goes back twice', async () => {
    const { asha, orderId } = await atTheWindow();
    const { id } = shop.gateway.ledger.pay(orderId);
    shop.gateway.ledger.refund(id);

    await tell(shop, { paymentId: id });
    await runOnce('send-refund');

    expect(await books(id)).toEqual({ state: 'refunded', reason: 'refunded-elsewhere' });
    expect(await ordersOf(asha)).toEqual([]);
    expect(shop.gateway.ledger.refundsOf(id)).toHaveLength(1);
  });

  describe('a refund', () => {
    /** A payment that has to go back, not sent yet. */
    async function due() {
      const { asha, orderId } = await atTheWindow();
      const { id } = shop.gateway.ledger.pay(orderId, { amount: 10_000 });
      await tell(shop, { paymentId: id });
      return { asha, id };
    }
    const officeMails = async (id: string) =>
      (await shop.mails()).filter(({ recipient, subject }) => recipient === COMPANY.email && subject.includes(id));

    it('whose answer was lost is not sent twice', async () => {
      const { id } = await due();
      const { ledger } = shop.gateway;
      const refund = ledger.refund.bind(ledger);
      const lost = jest.spyOn(ledger, 'refund').mockImplementation((...asked) => {
        refund(...asked);
        throw new Error('the answer was lost');
      });

      await runOnce('send-refund');
      lost.mockRestore();
      expect(await books(id)).toMatchObject({ state: 'refund-due' });
      shop.pass(10_000);
      await runOnce('send-refund');

      expect(await books(id)).toMatchObject({ state: 'refunded' });
      expect(ledger.refundsOf(id)).toHaveLength(1);
    });

    it('is sent once by many processes at once', async () => {
      const { id } = await due();

      await Promise.all(Array.from({ length: 10 }, () => runOnce('send-refund')));

      expect(shop.gateway.ledger.refundsOf(id)).toHaveLength(1);
      expect(await books(id)).toMatchObject({ state: 'refunded' });
    });

    it('that died with its process is sent by another when the lease is over', async () => {
      const { id } = await due();
      const leasedUntil = new Date(shop.now().getTime() + MINUTE).toISOString();
      await shop.database.execute(sql`
        update jobs set attempts = 1, run_at = ${leasedUntil}, leased_until = ${leasedUntil} where key = ${id}`);

      await runOnce('send-refund');
      const during = await books(id);
      shop.pass(2 * MINUTE);
      await runOnce('send-refund');

      expect(during).toMatchObject({ state: 'refund-due' });
      expect(await books(id)).toMatchObject({ state: 'refunded' });
    });

    it('that the banks take days for is followed to its end by the gateway’s word, or without it', async () => {
      shop.gateway.ledger.refundManner = 'pending';
      const [told, untold] = [await due(), await due()];
      await runOnce('send-refund');
      const pending = [await books(told.id), await books(untold.id)];

      for (const { id } of [told, untold]) shop.gateway.ledger.endRefunds(id, 'processed');
      await tell(shop, { event: 'refund.processed', paymentId: told.id, refund: true });
      await runOnce('send-refund');
      const afterWord = [await books(told.id), await books(untold.id)];
      shop.pass(6 * HOUR);
      await runOnce('send-refund');

      const [still, done] = [{ state: 'refund-pending' }, { state: 'refunded' }];
      expect(pending).toMatchObject([still, still]);
      expect(afterWord).toMatchObject([done, still]);
      expect(await books(untold.id)).toMatchObject(done);
    });

    it('that was pending and then failed is sent once more', async () => {
      shop.gateway.ledger.refundManner = 'pending';
      const { id } = await due();
      await runOnce('send-refund');
      shop.gateway.ledger.endRefunds(id, 'failed');
      shop.gateway.ledger.refundManner = 'processed';

      await tell(shop, { event: 'refund.failed', paymentId: id, refund: true });
      await runOnce('send-refund');
      expect(await books(id)).toMatchObject({ state: 'refund-due' });
      shop.pass(5 * MINUTE);
      await runOnce('send-refund');

      expect(await books(id)).toMatchObject({ state: 'refunded' });
      expect(shop.gateway.ledger.refundsOf(id).map(({ status }) => status)).toEqual(['failed', 'processed']);
      expect(backOf(id)).toBe(10_000);
    });

    it('that is refused again and again comes to the office, once, and is sent when the gateway takes it', async () => {
      shop.gateway.ledger.refundManner = 'refused';
      const { id } = await due();
      for (let hours = 0; hours < 72; hours += 4) {
        await runOnce('send-refund');
        shop.pass(4 * HOUR);
      }

      expect(await officeMails(id)).toHaveLength(1);
      const { rows } = await shop.database.execute(sql`select action, who from audit_lines where subject = ${id}`);
      expect(rows).toEqual([{ action: 'refund-needs-person', who: 'the shop' }]);

      shop.gateway.ledger.refundManner = 'processed';
      shop.pass(DAY);
      await runOnce('send-refund');
      expect(await books(id)).toMatchObject({ state: 'refunded' });
    });

    it('that is late does not keep others waiting', async () => {
      const stuck = await due();
      const { ledger } = shop.gateway;
      const refundsOf = ledger.refundsOf.bind(ledger);
      const broken = jest.spyOn(ledger, 'refundsOf').mockImplementation((id) => {
        if (id === stuck.id) throw new Error('this one never works');
        return refundsOf(id);
      });
      const fine = await due();

      await runOnce('send-refund');

      expect(await books(fine.id)).toMatchObject({ state: 'refunded' });
      expect(await books(stuck.id)).toMatchObject({ state: 'refund-due' });
      broken.mockRestore();
      shop.pass(10_000);
      await runOnce('send-refund');
      expect(await books(stuck.id)).toMatchObject({ state: 'refunded' });
    });

    it('and what came before stand in the shopper’s own data', async () => {
      const { asha, id } = await due();
      await runOnce('send-refund');
      const { headers } = await shop.signInAgain(asha);

      const answer = await shop.app.inject({ url: '/api/auth/my-data', headers });

      expect(answer.json()).toMatchObject({
        data: { payments: [{ state: 'released', received: [{ id, amount: 100, state: 'refunded' }] }] },
      });
    });
  });

  it('a gateway that is away is asked again soon, and nothing is given up', async () => {
    const { asha, orderId } = await atTheWindow();
    await shop.pay(orderId);
    const away = jest.spyOn(shop.gateway.ledger, 'paymentsOf').mockImplementation(() => {
      throw new Error('down for maintenance');
    });
    shop.pass(3 * MINUTE);
    await runOnce('check-payment');
    away.mockRestore();

    shop.pass(10_000);
    await runOnce('check-payment');

    expect(await ordersOf(asha)).toHaveLength(1);
  });

  it('a shop whose sweep is down still releases what is over to the next buyer, and never what is paid', async () => {
    const [paid, left] = [await atTheWindow('kite'), await atTheWindow('drum')];
    const response = await shop.pay(paid.orderId);
    await shop.verifyOrder(paid.asha, response);
    shop.pass(16 * MINUTE);
    const banu = await shop.signIn();

    const sold = await shop.createOrder(banu, [{ productId: paid.productId, quantity: 1 }]);
    const free = await shop.createOrder(banu, [{ productId: left.productId, quantity: 1 }]);

    expect(sold.json()).toMatchObject({ code: 'OUT_OF_STOCK' });
    expect(free.statusCode).toBe(200);
  });
});
