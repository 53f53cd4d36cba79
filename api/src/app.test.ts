import { sql } from 'drizzle-orm';
import { openTestShop, type TestShop } from '../test-support/test-shop.ts';

describe('the api', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const login = (payload: string, type = 'application/json') =>
    shop.app.inject({ method: 'POST', url: '/api/auth/login', payload, headers: { 'content-type': type } });

  it('responds to the health check', async () => {
    const answer = await shop.app.inject('/api/health');

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true });
  });

  it.each([
    ['broken JSON', '{"email":', 'application/json', 400, 'MALFORMED_JSON'],
    ['no body', '', 'application/json', 400, 'VALIDATION'],
    ['null', 'null', 'application/json', 400, 'VALIDATION'],
    ['a list', '[]', 'application/json', 400, 'VALIDATION'],
    ['a __proto__ key', '{"__proto__":{"email":"a@example.com"}}', 'application/json', 400, 'MALFORMED_JSON'],
    ['a form', 'email=a%40example.com', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['plain text', '{"email":"a@example.com"}', 'text/plain', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a megabyte', `{"email":"${'a'.repeat(1_000_000)}"}`, 'application/json', 413, 'BODY_TOO_LARGE'],
  ])('rejects %s with a problem', async (_what, payload, type, status, code) => {
    const answer = await login(payload, type);

    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ success: false, code, message: expect.stringMatching(/\w/) as string });
  });

  it.each(['/api/nothing', '/api/auth/login', '/', '/api/product/list/more/of/it'])(
    'responds NOT_FOUND to GET %s',
    async (url) => {
      const answer = await shop.app.inject(url);

      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({
        success: false,
        message: 'There is no GET operation at this URL.',
        code: 'NOT_FOUND',
      });
    },
  );

  it('responds BAD_REQUEST to a malformed URL', async () => {
    const answer = await shop.app.inject('/api/product/%E0%A4%A');

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: 'BAD_REQUEST' });
  });

  it('documents its operations, except those for operators', async () => {
    const { paths } = (await shop.app.inject('/api/docs/json')).json<{ paths: Record<string, unknown> }>();
    const page = await shop.app.inject('/api/docs');

    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/api/auth/verify-otp', '/api/product/{id}', '/api/payment/create-order']),
    );
    expect(Object.keys(paths).join()).not.toContain('operator');
    expect(page.statusCode).toBe(200);
  });

  it('accepts only the operator token for operator routes', async () => {
    const request = (authorization?: string) =>
      shop.app.inject({ url: '/api/operator/health', headers: { ...(authorization && { authorization }) } });

    const { headers } = await shop.signIn();
    const strangers = await Promise.all([request(), request('Bearer wrong'), request(headers.authorization)]);
    const operator = await request(`Bearer ${shop.config.operatorToken}`);

    for (const answer of strangers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(operator.json()).toMatchObject({ success: true, products: 0, accounts: 1 });
  });

  it.each([
    ['/api/operator/catalog', 'application/json', '{"broken'],
    ['/api/operator/orders/KGZ-2026-000001/status', 'application/json', 'x'.repeat(100_000)],
    ['/api/operator/orders/KGZ-2026-000001/status', 'text/plain', 'x'],
  ])('does not reveal that %s exists to a request with %s', async (url, type, payload) => {
    const request = (at: string) =>
      shop.app.inject({ method: 'POST', url: at, payload, headers: { 'content-type': type } });

    const [hidden, missing] = [await request(url), await request('/api/operator/nothing')];

    expect(hidden.statusCode).toBe(404);
    expect([hidden.statusCode, hidden.payload]).toEqual([missing.statusCode, missing.payload]);
  });

  it.each(['orders', 'audit', 'bulk-orders', 'partner-requests'])(
    'rejects a cursor with an impossible date in the list of %s',
    async (list) => {
      const headers = { authorization: `Bearer ${shop.config.operatorToken}` };
      const position = JSON.stringify(['0000-01-01T00:00:00.000Z', '00000000-0000-4000-8000-000000000000']);
      const cursor = Buffer.from(position).toString('base64url');

      const answer = await shop.app.inject({ url: `/api/operator/${list}?cursor=${cursor}`, headers });

      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ success: false, code: 'BAD_CURSOR' });
    },
  );
});

it('hides the details of an internal error', async () => {
  const shop = await openTestShop();
  await shop.database.execute(sql`drop table products`);

  const answer = await shop.app.inject('/api/product/notebook');

  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    success: false,
    message: 'Something went wrong on our side. Please try again.',
    code: 'INTERNAL',
  });
  await shop.close();
});
