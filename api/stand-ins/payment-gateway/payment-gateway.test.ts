import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { readConfiguration } from '../configuration.ts';
import { type StandIns, startStandIns } from '../stand-ins.ts';

interface Delivery {
  headers: IncomingHttpHeaders;
  body: string;
}

interface GatewayBody {
  id: string;
  amount: number;
  error: { description: string };
}

interface WindowResponse {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

interface WebhookEvent {
  event: string;
  payload: { order?: { entity: unknown } };
}

const TEXT: unknown = expect.any(String);

describe('the stand-in payment gateway', () => {
  const deliveries: Delivery[] = [];
  const shop = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === '/api/payment/webhook') deliveries.push({ headers: request.headers, body });
      response.end('{}');
    });
  });
  let standIns: StandIns;
  beforeAll(async () => {
    shop.listen(0, '127.0.0.1');
    await once(shop, 'listening');
    standIns = await startStandIns({
      port: 0,
      smtpPort: 0,
      mailboxCapacity: 200,
      keyId: 'rzp_test_key',
      keySecret: 'the-secret',
      webhookSecret: 'the-webhook-secret',
      apiUrl: `http://127.0.0.1:${(shop.address() as AddressInfo).port}`,
    });
  });
  afterAll(async () => {
    await standIns.close();
    shop.close();
  });

  const authorization = `Basic ${Buffer.from('rzp_test_key:the-secret').toString('base64')}`;
  const url = (path: string) => `http://127.0.0.1:${standIns.port}/dev/payments${path}`;

  async function call(path: string, body?: unknown, headers: Record<string, string> = { authorization }) {
    const response = await fetch(url(`/v1${path}`), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as GatewayBody };
  }

  async function newOrder(amount = 58_900): Promise<string> {
    const { body } = await call('/orders', { amount, currency: 'INR', receipt: 'attempt-1', notes: { cart: 'a' } });
    return body.id;
  }

  async function bank<Result>(path: string, body: object): Promise<Result> {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url(`/bank${path}`), { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as Result;
  }

  const press = async (orderId: string, button: 'pay' | 'fail') =>
    (await fetch(url(`/checkout/${orderId}/${button}`), { method: 'POST' })).json() as Promise<WindowResponse>;

  it('a failed payment sets the order’s status to "attempted", a successful one to "paid"', async () => {
    const id = await newOrder();
    const created = await call(`/orders/${id}`);
    await press(id, 'fail');
    const attempted = await call(`/orders/${id}`);
    await press(id, 'pay');
    const paid = await call(`/orders/${id}`);

    expect(created.body).toMatchObject({
      entity: 'order',
      status: 'created',
      attempts: 0,
      amount: 58_900,
      receipt: 'attempt-1',
    });
    expect(attempted.body).toMatchObject({ status: 'attempted', attempts: 1, amount_paid: 0 });
    expect(paid.body).toMatchObject({ status: 'paid', attempts: 2, amount_paid: 58_900, amount_due: 0 });
    const { body } = await call(`/orders/${id}/payments`);
    expect(body).toMatchObject({
      entity: 'collection',
      count: 2,
      items: [{ status: 'failed' }, { status: 'captured' }],
    });
  });

  it('a successful payment returns a valid signature of the order id and payment id', async () => {
    const id = await newOrder();

    const response = await press(id, 'pay');

    expect(response.razorpay_order_id).toBe(id);
    expect(response.razorpay_signature).toBe(
      createHmac('sha256', 'the-secret').update(`${id}|${response.razorpay_payment_id}`).digest('hex'),
    );
    const payment = await call(`/payments/${response.razorpay_payment_id}`);
    expect(payment.body).toMatchObject({ status: 'captured', captured: true, amount: 58_900, order_id: id });
  });

  it('a paid order cannot be paid again', async () => {
    const id = await newOrder();
    await press(id, 'pay');

    expect(await press(id, 'pay')).toMatchObject({
      error: { code: 'BAD_REQUEST_ERROR', reason: 'order_already_paid' },
    });
    expect((await fetch(url(`/checkout?order=${id}&key=rzp_test_key`))).status).toBe(400);
  });

  it('a payment can be refunded in several parts up to the amount paid', async () => {
    const { razorpay_payment_id: payment } = await press(await newOrder(), 'pay');

    const part = await call(`/payments/${payment}/refund`, { amount: 8_900 });
    const tooMuch = await call(`/payments/${payment}/refund`, { amount: 58_900 });
    const rest = await call(`/payments/${payment}/refund`, {});
    const again = await call(`/payments/${payment}/refund`, {});

    expect(part.body).toMatchObject({ entity: 'refund', amount: 8_900, status: 'processed', payment_id: payment });
    expect(tooMuch.status).toBe(400);
    expect(rest.body.amount).toBe(50_000);
    expect(again.body.error.description).toBe('The payment has been fully refunded already');
  });

  it.each([
    ['no amount', { currency: 'INR' }, 'amount'],
    ['99 paise', { amount: 99, currency: 'INR' }, 'amount'],
    ['half a paisa', { amount: 100.5, currency: 'INR' }, 'amount'],
    ['an amount in words', { amount: '100', currency: 'INR' }, 'amount'],
    ['another currency', { amount: 100, currency: 'USD' }, 'currency'],
    ['a receipt of 41 characters', { amount: 100, currency: 'INR', receipt: 'x'.repeat(41) }, 'receipt'],
    [
      '16 notes',
      { amount: 100, currency: 'INR', notes: Object.fromEntries(Array.from({ length: 16 }, (_, at) => [at, ''])) },
      'notes',
    ],
  ])('an order with %s is rejected', async (_what, body, field) => {
    const response = await call('/orders', body);

    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ error: { code: 'BAD_REQUEST_ERROR', description: TEXT, field } });
  });

  it('the gateway returns 401 if the request’s API key is missing or wrong', async () => {
    const wrong = `Basic ${Buffer.from('rzp_test_key:guess').toString('base64')}`;

    expect((await call('/orders/order_1', undefined, {})).status).toBe(401);
    expect((await call('/orders/order_1', undefined, { authorization: wrong })).status).toBe(401);
    expect((await call('/orders/order_1')).status).toBe(400);
  });

  it('the payment window can be framed only by the shop', async () => {
    const response = await fetch(url(`/checkout?order=${await newOrder(12_345_600)}&key=rzp_test_key`));
    const page = await response.text();

    expect(page).toContain('Rs. 1,23,456');
    expect(page.match(/<button[^>]* disabled>/g)).toHaveLength(3);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });

  it('a payment stays captured if its refund fails', async () => {
    const id = await newOrder(50_000);
    const { razorpay_payment_id: payment } = await bank<WindowResponse>(`/orders/${id}/pay`, { capture: false });
    const authorised = await call(`/payments/${payment}`);
    await bank(`/payments/${payment}/capture`, {});
    await bank('/manner', { refunds: 'pending' });
    const keyed = { authorization, 'x-refund-idempotency': 'one-and-the-same' };

    const first = await call(`/payments/${payment}/refund`, {}, keyed);
    const again = await call(`/payments/${payment}/refund`, {}, keyed);
    await bank(`/payments/${payment}/end-refunds`, { status: 'failed' });
    await bank('/manner', { refunds: 'processed' });

    expect(authorised.body).toMatchObject({ status: 'authorized', captured: false });
    expect(again.body).toEqual(first.body);
    expect((await call(`/payments/${payment}`)).body).toMatchObject({ status: 'captured', amount_refunded: 0 });
    expect((await call(`/payments/${payment}/refunds`)).body).toMatchObject({
      count: 1,
      items: [{ id: first.body.id, status: 'failed', amount: 50_000 }],
    });
  });

  it('the payments made in a period are listed page by page, newest first', async () => {
    const made: string[] = [];
    for (let count = 0; count < 11; count += 1)
      made.unshift((await press(await newOrder(), 'pay')).razorpay_payment_id);
    const list = async (query: string) => {
      const { body } = await call(`/payments${query}`);
      return (body as unknown as { items?: { id: string }[] }).items?.map(({ id }) => id) ?? body.error.description;
    };

    expect(await list('?from=0')).toEqual(made.slice(0, 10));
    expect(await list('?from=0&to=99999999999&count=3&skip=2')).toEqual(made.slice(2, 5));
    expect(await list('?to=1600000000')).toEqual([]);
    expect(await list('?count=101')).toContain('at most 100');
    expect(await list('?from=yesterday')).toContain('must be an integer');
  });

  it('every event is sent as a signed webhook with a unique id', async () => {
    deliveries.length = 0;
    const id = await newOrder();
    await press(id, 'fail');
    await press(id, 'pay');
    await standIns.close();

    const events = deliveries.map(({ body }) => JSON.parse(body) as WebhookEvent);
    expect(events.map(({ event }) => event).sort()).toEqual([
      'order.paid',
      'payment.authorized',
      'payment.captured',
      'payment.failed',
    ]);
    expect(new Set(deliveries.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(4);
    for (const { headers, body } of deliveries) {
      expect(headers['x-razorpay-signature']).toBe(
        createHmac('sha256', 'the-webhook-secret').update(body).digest('hex'),
      );
    }
    expect(events.find(({ event }) => event === 'order.paid')?.payload.order?.entity).toMatchObject({
      id,
      status: 'paid',
    });
  });
});

it('the simulated payment gateway and mailbox refuse to start in production', () => {
  expect(() => readConfiguration({ NODE_ENV: 'production' })).toThrow('do not run in production');
});
