import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { tell, WEBHOOK_SECRET } from '../../../../test-support/gateway-events.ts';
import { openPayingShop, type PayingShop } from '../../../../test-support/paying-shop.ts';

const DAY_MS = 24 * 60 * 60_000;

describe("the gateway's webhook", () => {
  let shop: PayingShop;
  beforeAll(async () => {
    shop = await openPayingShop({ RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'the-secret-before' });
    await shop.addProduct({ id: 'pen', originalPrice: 5_000, stock: 1_000 });
  });
  afterAll(() => shop.close());

  /** Pays, and never reports it. */
  async function paidAndGone() {
    const asha = await shop.signIn();
    const created = await shop.createOrder(asha, [{ productId: 'pen', quantity: 1 }]);
    const response = await shop.pay(created.json().order.id);
    return { asha, response, paymentId: response.razorpay_payment_id };
  }
  const eventsKnown = async () =>
    (await shop.database.execute<{ count: number }>(sql`select count(*)::int as count from webhook_events`)).rows[0]
      ?.count;

  it('creates the order of a shopper whose browser died after paying', async () => {
    const { asha, response, paymentId } = await paidAndGone();

    const answer = await tell(shop, { paymentId });

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true });
    const orders = await shop.myOrders(asha);
    expect(orders).toMatchObject([{ status: 'pending', totalAmount: 149 }]);
    expect((await shop.mails()).filter(({ recipient }) => recipient === asha.email)).toMatchObject([
      { kind: 'order-confirmation' },
    ]);
    // A late callback gets the same order.
    expect((await shop.verifyOrder(asha, response)).json()).toMatchObject({ orderNumber: orders[0]?.orderNumber });
  });

  it.each(['payment.authorized', 'order.paid', 'payment.failed', 'payment.dispute.created'])(
    'creates the order of a captured payment for %s, too',
    async (event) => {
      const { asha, paymentId } = await paidAndGone();

      expect((await tell(shop, { event, paymentId })).statusCode).toBe(200);

      expect(await shop.myOrders(asha)).toHaveLength(1);
    },
  );

  it('creates no order for an event that claims an authorized payment is captured', async () => {
    const asha = await shop.signIn();
    const created = await shop.createOrder(asha, [{ productId: 'pen', quantity: 1 }]);
    const { id } = shop.gateway.ledger.pay(created.json().order.id, { capture: false });
    const payload = { payment: { entity: { ...shop.gateway.ledger.payment(id), status: 'captured' } } };

    const answer = await tell(shop, { body: JSON.stringify({ event: 'payment.captured', payload }) });

    expect(answer.statusCode).toBe(200);
    expect(await shop.myOrders(asha)).toEqual([]);
  });

  it('handles a repeated event once', async () => {
    const { asha, paymentId } = await paidAndGone();
    const asked = jest.spyOn(shop.gateway.ledger, 'paymentsOf');

    const first = await tell(shop, { id: 'event-1', paymentId });
    const calls = asked.mock.calls.length;
    const again = await tell(shop, { id: 'event-1', paymentId });

    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(calls).toBe(1);
    expect(asked.mock.calls).toHaveLength(calls);
    expect(await shop.myOrders(asha)).toHaveLength(1);
    asked.mockRestore();
  });

  it.each([
    ['no signature', { signature: null }],
    ['a signature by somebody else', { secret: 'a-guess' }],
    ['a signature of another length', { signature: 'abc' }],
    ['a signature in other characters', { signature: 'ü'.repeat(64) }],
  ])('refuses %s, and records nothing', async (_what, forged) => {
    const { asha, paymentId } = await paidAndGone();
    const known = await eventsKnown();

    const answer = await tell(shop, { paymentId, ...forged });

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: 'SIGNATURE_INVALID' });
    expect(await eventsKnown()).toBe(known);
    expect(await shop.myOrders(asha)).toEqual([]);
  });

  it('checks the signature of the raw bytes', async () => {
    const { paymentId } = await paidAndGone();
    const body = JSON.stringify({ payload: { payment: { entity: { id: paymentId } } } });
    const signature = createHmac('sha256', WEBHOOK_SECRET).update(body).digest('hex');

    const changed = await tell(shop, { body: body.replace(':', ': '), signature });
    const asSent = await tell(shop, { body, signature });

    expect([changed.statusCode, asSent.statusCode]).toEqual([400, 200]);
  });

  it('accepts events signed with the previous secret', async () => {
    const { asha, paymentId } = await paidAndGone();

    const answer = await tell(shop, { paymentId, secret: 'the-secret-before' });

    expect(answer.statusCode).toBe(200);
    expect(await shop.myOrders(asha)).toHaveLength(1);
  });

  it.each([
    ['of a kind that nobody knows', JSON.stringify({ event: 'invoice.paid', payload: { invoice: {} } })],
    [
      'about an order of somebody else',
      JSON.stringify({ event: 'order.paid', payload: { order: { entity: { id: 'order_ofAnother' } } } }),
    ],
    ['that is no JSON', '{"payload":'],
    ['that is a number', '7'],
    ['with other things where ids should be', JSON.stringify({ payload: { payment: { entity: { order_id: [1] } } } })],
    ['with a key of objects', '{"payload":{"__proto__":{"payment":{}}}}'],
  ])('accepts and records a signed event %s', async (_what, body) => {
    const known = (await eventsKnown()) ?? 0;

    const answer = await tell(shop, { body });

    expect(answer.statusCode).toBe(200);
    expect(await eventsKnown()).toBe(known + 1);
  });

  it('handles events without an id, or with one that is too long to record', async () => {
    const known = await eventsKnown();
    const [one, other] = [await paidAndGone(), await paidAndGone()];

    const answers = [
      await tell(shop, { paymentId: one.paymentId, id: null }),
      await tell(shop, { paymentId: other.paymentId, id: 'x'.repeat(200) }),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await shop.myOrders(one.asha)).toHaveLength(1);
    expect(await shop.myOrders(other.asha)).toHaveLength(1);
    expect(await eventsKnown()).toBe(known);
  });

  it('refuses a body above 64 KB', async () => {
    const answer = await tell(shop, { body: JSON.stringify({ payload: {}, fill: 'x'.repeat(70_000) }) });

    expect(answer.statusCode).toBe(413);
  });

  it('responds with 502 while the gateway is down, and checks the payment by a job', async () => {
    const { asha, paymentId } = await paidAndGone();
    const away = jest.spyOn(shop.gateway.ledger, 'paymentsOf').mockImplementation(() => {
      throw new Error('down for maintenance');
    });

    const refused = await tell(shop, { id: 'event-while-away', paymentId });
    away.mockRestore();

    expect(refused.statusCode).toBe(502);
    expect(refused.json()).toMatchObject({ success: false, code: 'PAYMENT_GATEWAY_UNAVAILABLE', retryAfter: 30 });
    expect(refused.headers['retry-after']).toBe('30');
    expect(await shop.myOrders(asha)).toEqual([]);
    await shop.runJobs('check-payment');
    expect(await shop.myOrders(asha)).toHaveLength(1);
    expect((await tell(shop, { id: 'event-while-away', paymentId })).statusCode).toBe(200);
  });

  it('deletes event ids after a week', async () => {
    await tell(shop, { body: '{}' });
    shop.pass(6 * DAY_MS);
    await tell(shop, { id: 'a-young-one', body: '{}' });
    shop.pass(2 * DAY_MS);

    await shop.runJobs('forget-payment-events');

    const { rows } = await shop.database.execute(sql`select id from webhook_events`);
    expect(rows).toEqual([{ id: 'a-young-one' }]);
  });
});
