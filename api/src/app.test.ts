import { API_VERSION } from '@kaagazz/api-schema';
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

  it.each(['/api/health', '/readyz'])('GET %s responds 200 with the api version', async (url) => {
    const response = await shop.app.inject(url);

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true, apiVersion: API_VERSION });
  });

  it('health checks report the highest `rolloutRevision` ever saved', async () => {
    const save = (revision: number) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/operator/rollout-revision',
        headers: shop.operator,
        payload: { revision },
      });

    expect([(await save(7)).statusCode, (await save(6)).statusCode]).toEqual([200, 200]);

    for (const url of ['/api/health', '/readyz']) {
      expect((await shop.app.inject(url)).json()).toMatchObject({ rolloutRevision: 7 });
    }
  });

  it.each([
    ['malformed JSON', '{"email":', 'application/json', 400, 'MALFORMED_JSON'],
    ['no content', '', 'application/json', 400, 'VALIDATION'],
    ['null', 'null', 'application/json', 400, 'VALIDATION'],
    ['a JSON array', '[]', 'application/json', 400, 'VALIDATION'],
    ['a __proto__ key', '{"__proto__":{"email":"a@example.com"}}', 'application/json', 400, 'MALFORMED_JSON'],
    ['form fields', 'email=a%40example.com', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['plain text', '{"email":"a@example.com"}', 'text/plain', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a megabyte of text', `{"email":"${'a'.repeat(1_000_000)}"}`, 'application/json', 413, 'BODY_TOO_LARGE'],
  ])('a body with %s is rejected with an error code', async (_what, payload, type, status, code) => {
    const response = await login(payload, type);

    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ success: false, code, message: expect.stringMatching(/\w/) as string });
  });

  it.each(['/api/nothing', '/api/auth/login', '/', '/api/product/list/more/of/it'])(
    'GET %s responds 404 NOT_FOUND',
    async (url) => {
      const response = await shop.app.inject(url);

      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({
        success: false,
        message: 'There is no GET operation at this URL.',
        code: 'NOT_FOUND',
      });
    },
  );

  it('a malformed URL returns 400 BAD_REQUEST', async () => {
    const response = await shop.app.inject('/api/product/%E0%A4%A');

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, code: 'BAD_REQUEST' });
  });

  it('the OpenAPI description contains all operations except those for operators', async () => {
    const { paths } = (await shop.app.inject('/api/docs/json')).json<{ paths: Record<string, unknown> }>();
    const page = await shop.app.inject('/api/docs');

    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/api/auth/verify-otp', '/api/product/{id}', '/api/payment/create-order']),
    );
    expect(Object.keys(paths).join()).not.toContain('operator');
    expect(page.statusCode).toBe(200);
  });

  it('an operator route accepts only the operator token', async () => {
    const request = (authorization?: string) =>
      shop.app.inject({ url: '/api/operator/health', headers: { ...(authorization && { authorization }) } });

    const { headers } = await shop.signIn();
    const strangers = await Promise.all([request(), request('Bearer wrong'), request(headers.authorization)]);
    const operator = await request(`Bearer ${shop.config.operatorToken}`);

    for (const response of strangers) {
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(operator.json()).toMatchObject({ success: true, products: 0, accounts: 1 });
  });

  it.each([
    ['/api/operator/catalog', 'application/json', '{"broken'],
    ['/api/operator/orders/KGZ-2026-000001/status', 'application/json', 'x'.repeat(100_000)],
    ['/api/operator/orders/KGZ-2026-000001/status', 'text/plain', 'x'],
  ])('%s responds like a missing route to %s without a token', async (url, type, payload) => {
    const request = (at: string) =>
      shop.app.inject({ method: 'POST', url: at, payload, headers: { 'content-type': type } });

    const [hidden, missing] = [await request(url), await request('/api/operator/nothing')];

    expect(hidden.statusCode).toBe(404);
    expect([hidden.statusCode, hidden.payload]).toEqual([missing.statusCode, missing.payload]);
  });

  it.each(['orders', 'audit', 'bulk-orders', 'partner-requests'])(
    'the list of %s rejects a cursor with an impossible date',
    async (list) => {
      const headers = { authorization: `Bearer ${shop.config.operatorToken}` };
      const position = JSON.stringify(['0000-01-01T00:00:00.000Z', '00000000-0000-4000-8000-000000000000']);
      const cursor = Buffer.from(position).toString('base64url');

      const response = await shop.app.inject({ url: `/api/operator/${list}?cursor=${cursor}`, headers });

      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ success: false, code: 'BAD_CURSOR' });
    },
  );
});

it('the response to an internal error does not reveal any details', async () => {
  const shop = await openTestShop();
  await shop.database.execute(sql`drop table products cascade`);

  const response = await shop.app.inject('/api/product/notebook');

  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    success: false,
    message: 'Something went wrong on our side. Please try again.',
    code: 'INTERNAL',
  });
  await shop.close();
});
