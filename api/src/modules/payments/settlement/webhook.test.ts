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

  async function paidAndGone() {
    const asha = await shop.signIn();
    const created = await shop.createOrder(asha, [{ productId: 'pen', quantity: 1 }]);
    const checkoutResponse = await shop.pay(created.json().order.id);
    return { asha, checkoutResponse, paymentId: checkoutResponse.razorpay_payment_id };
  }
  const eventsKnown = async () =>
    (await shop.database.execute<{ count: number }>(sql`select count(*)::int as count from webhook_events`)).rows[0]
      ?.count;

  it('creates the order from the webhook if the browser crashed after the shopper paid', async () => {
    const { asha, checkoutResponse, paymentId } = await paidAndGone();

    const response = await tell(shop, { paymentId });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true });
    const orders = await shop.myOrders(asha);
    expect(orders).toMatchObject([{ status: 'pending', totalAmount: 149 }]);
    expect((await shop.mails()).filter(({ recipient }) => recipient === asha.email)).toMatchObject([
      { kind: 'order-confirmation' },
    ]);
    expect((await shop.verifyOrder(asha, checkoutResponse)).json()).toMatchObject({
      orderNumber: orders[0]?.orderNumber,
    });
  });

  it.each(['payment.authorized', 'order.paid', 'payment.failed', 'payment.dispute.created'])(
    'creates the order of a captured payment for the event %s, too',
    async (event) => {
      const { asha, paymentId } = await paidAndGone();

      expect((await tell(shop, { event, paymentId })).statusCode).toBe(200);

      expect(await shop.myOrders(asha)).toHaveLength(1);
    },
  );

  it('creates no order if a webhook reports a payment that the gateway has not captured', async () => {
    const asha = await shop.signIn();
    const created = await shop.createOrder(asha, [{ productId: 'pen', quantity: 1 }]);
    const { id } = shop.gateway.ledger.pay(created.json().order.id, { capture: false });
    const payload = { payment: { entity: { ...shop.gateway.ledger.payment(id), status: 'captured' } } };

    const response = await tell(shop, { body: JSON.stringify({ event: 'payment.captured', payload }) });

    expect(response.statusCode).toBe(200);
    expect(await shop.myOrders(asha)).toEqual([]);
  });

  it('processes a resent webhook event only once', async () => {
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
  ])('refuses an event with %s, and records nothing', async (_what, forged) => {
    const { asha, paymentId } = await paidAndGone();
    const known = await eventsKnown();

    const response = await tell(shop, { paymentId, ...forged });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, code: 'SIGNATURE_INVALID' });
    expect(await eventsKnown()).toBe(known);
    expect(await shop.myOrders(asha)).toEqual([]);
  });

  it('rejects an event if only the whitespace of its signed body has changed', async () => {
    const { paymentId } = await paidAndGone();
    const body = JSON.stringify({ payload: { payment: { entity: { id: paymentId } } } });
    const signature = createHmac('sha256', WEBHOOK_SECRET).update(body).digest('hex');

    const changed = await tell(shop, { body: body.replace(':', ': '), signature });
    const asSent = await tell(shop, { body, signature });

    expect([changed.statusCode, asSent.statusCode]).toEqual([400, 200]);
  });

  it('accepts events signed with the previous secret', async () => {
    const { asha, paymentId } = await paidAndGone();

    const response = await tell(shop, { paymentId, secret: 'the-secret-before' });

    expect(response.statusCode).toBe(200);
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

    const response = await tell(shop, { body });

    expect(response.statusCode).toBe(200);
    expect(await eventsKnown()).toBe(known + 1);
  });

  it('accepts events without an id', async () => {
    const known = await eventsKnown();
    const [one, other] = [await paidAndGone(), await paidAndGone()];

    const responses = [
      await tell(shop, { paymentId: one.paymentId, id: null }),
      await tell(shop, { paymentId: other.paymentId, id: 'x'.repeat(200) }),
    ];

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await shop.myOrders(one.asha)).toHaveLength(1);
    expect(await shop.myOrders(other.asha)).toHaveLength(1);
    expect(await eventsKnown()).toBe(known);
  });

  it.each([
    ['order', { order: { entity: { id: 'order_\0' } } }],
    ['payment', { payment: { entity: { order_id: 'order_\0' } } }],
    ['refund', { refund: { entity: { payment_id: 'pay_\0' } } }],
  ])('returns 400 for a signed event with a NUL character in the id of its %s', async (_what, payload) => {
    const known = await eventsKnown();

    const response = await tell(shop, { body: JSON.stringify({ event: 'order.paid', payload }) });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, code: 'VALIDATION' });
    expect(await eventsKnown()).toEqual(known);
  });

  it('rejects an event larger than 64 KB', async () => {
    const response = await tell(shop, { body: JSON.stringify({ payload: {}, fill: 'x'.repeat(70_000) }) });

    expect(response.statusCode).toBe(413);
  });

  it('returns 502 for a webhook event while the gateway is down', async () => {
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
