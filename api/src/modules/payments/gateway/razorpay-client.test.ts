import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { GatewayRefused, GatewayUnavailable, RazorpayClient } from './razorpay-client.ts';

const PAYMENT = { id: 'pay_1', order_id: 'order_1', amount: 100, currency: 'INR', status: 'captured', created_at: 1 };
const REFUSAL = { error: { code: 'BAD_REQUEST_ERROR', description: 'The id provided does not exist' } };

describe('RazorpayClient', () => {
  let server: http.Server;
  let client: RazorpayClient;
  let requests: {
    method: string | undefined;
    url: string | undefined;
    headers: http.IncomingHttpHeaders;
    body: string;
  }[];
  let respond: (response: http.ServerResponse) => void;
  beforeAll(async () => {
    server = http.createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        requests.push({ method: request.method, url: request.url, headers: request.headers, body });
        respond(response);
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    client = new RazorpayClient({ keyId: 'rzp_test', keySecret: 'secret', baseUrl, timeoutMs: 60_000 });
  });
  beforeEach(() => {
    requests = [];
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  const respondWith = (status: number, body: unknown) => {
    respond = (response) => response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  };

  it('requests a payment with the API key and a URL-encoded payment id', async () => {
    respondWith(200, PAYMENT);

    const payment = await client.payment('pay_1/../x');

    expect(payment).toEqual(PAYMENT);
    expect(requests).toMatchObject([
      {
        method: 'GET',
        url: '/v1/payments/pay_1%2F..%2Fx',
        headers: { authorization: `Basic ${Buffer.from('rzp_test:secret').toString('base64')}` },
      },
    ]);
  });

  it('creates gateway orders in INR with amounts in paise', async () => {
    respondWith(200, { id: 'order_1', amount: 14_900, currency: 'INR', status: 'created', receipt: 'r', notes: [] });

    const order = await client.createOrder({ amount: 14_900, receipt: 'r', notes: { attempt: 'r' } });

    expect(order).toMatchObject({ id: 'order_1', amount: 14_900, notes: {} });
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      currency: 'INR',
      amount: 14_900,
      receipt: 'r',
      notes: { attempt: 'r' },
    });
  });

  it('sends an idempotency key with a refund request', async () => {
    respondWith(200, { id: 'rfnd_1', amount: 100, status: 'processed' });

    await client.refund('pay_1', { amount: 100, notes: {} }, 'pay_1-refund-0');

    expect(requests).toMatchObject([{ method: 'POST', headers: { 'x-refund-idempotency': 'pay_1-refund-0' } }]);
  });

  it('rounds the start and end of a requested period down to whole seconds', async () => {
    respondWith(200, { items: [PAYMENT] });
    const [from, to] = [new Date(1_999), new Date(5_001)];

    const payments = await client.paymentsBetween({ from, to, count: 50, skip: 100 });

    expect(payments).toEqual([PAYMENT]);
    expect(requests[0]?.url).toBe('/v1/payments?from=1&to=5&count=50&skip=100');
  });

  it.each([400, 404])('returns null for an unknown id, which Razorpay reports with %i', async (status) => {
    respondWith(status, REFUSAL);

    expect([await client.payment('pay_x'), await client.order('order_x')]).toEqual([null, null]);
  });

  it('throws GatewayRefused with the reason if the gateway refuses a refund', async () => {
    respondWith(400, { error: { code: 'BAD_REQUEST_ERROR', description: 'Your balance is too low' } });

    const refund = client.refund('pay_1', { amount: 100, notes: {} }, 'pay_1-refund-0');

    await expect(refund).rejects.toThrow(GatewayRefused);
    await expect(refund).rejects.toMatchObject({ message: 'BAD_REQUEST_ERROR: Your balance is too low' });
  });

  it.each([401, 403])('throws GatewayUnavailable if the gateway rejects the keys with %i', async (status) => {
    respondWith(status, REFUSAL);

    await expect(client.payment('pay_1')).rejects.toThrow(GatewayUnavailable);
    await expect(client.refund('pay_1', { amount: 100, notes: {} }, 'pay_1-refund-0')).rejects.toThrow(
      GatewayUnavailable,
    );
  });

  it('throws GatewayUnavailable if a read request returns 400', async () => {
    respondWith(400, { error: { code: 'BAD_REQUEST_ERROR', description: 'Something went wrong' } });

    await expect(client.order('order_1')).rejects.toThrow(GatewayUnavailable);
  });

  it.each<[string, number, unknown]>([
    ['too many requests', 429, REFUSAL],
    ['the same request is still being handled', 409, REFUSAL],
    ['an internal error', 500, REFUSAL],
    ['an error without a reason', 400, {}],
    ['a page instead of JSON', 200, '<h1>Maintenance</h1>'],
    ['a payment without an amount', 200, { ...PAYMENT, amount: undefined }],
    ['an amount in rupees', 200, { ...PAYMENT, amount: 1.49 }],
    ['an unknown status', 200, { ...PAYMENT, status: 'disputed' }],
  ])('throws GatewayUnavailable, which is retried after three seconds, for %s', async (_what, status, body) => {
    respondWith(status, body);

    const payment = client.payment('pay_1');

    await expect(payment).rejects.toThrow(GatewayUnavailable);
    await expect(payment).rejects.toMatchObject({ retryAfterMs: 3_000 });
  });

  it('decodes a multi-byte character that is split across chunks', async () => {
    const bytes = Buffer.from(JSON.stringify({ error: { code: 'BAD_REQUEST_ERROR', description: 'काग़ज़' } }));
    const inTheMiddle = bytes.indexOf('क') + 1;
    respond = (response) => {
      response.writeHead(403).write(bytes.subarray(0, inTheMiddle));
      setImmediate(() => response.end(bytes.subarray(inTheMiddle)));
    };

    await expect(client.payment('pay_1')).rejects.toThrow('BAD_REQUEST_ERROR: काग़ज़');
  });

  it.each<[string, (response: http.ServerResponse) => void]>([
    ['is cut off', (response) => response.write('{"id":', () => response.destroy())],
    ['never comes', (response) => response.destroy()],
  ])('throws GatewayUnavailable if the response %s', async (_what, behave) => {
    respond = behave;

    await expect(client.payment('pay_1')).rejects.toThrow(GatewayUnavailable);
  });

  it('does not follow redirects from the gateway', async () => {
    respond = (response) => response.writeHead(302, { location: '/v1/elsewhere' }).end('{}');

    await expect(client.payment('pay_1')).rejects.toThrow(GatewayUnavailable);
    expect(requests).toHaveLength(1);
  });

  it('throws GatewayUnavailable if nothing listens on the port', async () => {
    const nobody = http.createServer();
    await new Promise<void>((listening) => nobody.listen(0, '127.0.0.1', listening));
    const baseUrl = `http://127.0.0.1:${(nobody.address() as AddressInfo).port}`;
    await new Promise((closed) => nobody.close(closed));

    const down = new RazorpayClient({ keyId: 'k', keySecret: 's', baseUrl, timeoutMs: 60_000 });

    await expect(down.payment('pay_1')).rejects.toThrow(GatewayUnavailable);
  });

  it('throws GatewayUnavailable as soon as the caller aborts', async () => {
    const abort = new AbortController();
    respond = () => abort.abort();

    await expect(client.paymentsOf('order_1', abort.signal)).rejects.toThrow(GatewayUnavailable);
  });

  it('throws GatewayUnavailable if the gateway does not respond in time', async () => {
    respond = () => undefined;
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    const impatient = new RazorpayClient({ keyId: 'k', keySecret: 's', baseUrl, timeoutMs: 20 });

    await expect(impatient.refundsOf('pay_1')).rejects.toThrow(GatewayUnavailable);
  });
});
