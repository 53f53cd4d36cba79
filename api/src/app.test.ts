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

  it('says that it is well', async () => {
    const answer = await shop.app.inject('/api/health');

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true });
  });

  it.each([
    ['broken JSON', '{"email":', 'application/json', 400, 'MALFORMED_JSON'],
    ['no body', '', 'application/json', 400, 'VALIDATION'],
    ['null', 'null', 'application/json', 400, 'VALIDATION'],
    ['a list', '[]', 'application/json', 400, 'VALIDATION'],
    ['a prototype', '{"__proto__":{"email":"a@example.com"}}', 'application/json', 400, 'MALFORMED_JSON'],
    ['a form', 'email=a%40example.com', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['plain text', '{"email":"a@example.com"}', 'text/plain', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a megabyte', `{"email":"${'a'.repeat(1_000_000)}"}`, 'application/json', 413, 'BODY_TOO_LARGE'],
  ])('refuses %s in the one shape of a failure', async (_what, payload, type, status, code) => {
    const answer = await login(payload, type);

    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ success: false, code, message: expect.stringMatching(/\w/) as string });
  });

  it.each(['/api/nothing', '/api/auth/login', '/', '/api/product/list/more/of/it'])('knows no GET %s', async (url) => {
    const answer = await shop.app.inject(url);

    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ success: false, message: 'There is no GET call here.', code: 'NOT_FOUND' });
  });

  it('answers a URL that is none', async () => {
    const answer = await shop.app.inject('/api/product/%E0%A4%A');

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: 'BAD_REQUEST' });
  });

  it('describes its calls', async () => {
    const { paths } = (await shop.app.inject('/api/docs/json')).json<{ paths: Record<string, unknown> }>();
    const page = await shop.app.inject('/api/docs');

    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/api/auth/verify-otp', '/api/product/{id}', '/api/payment/create-order']),
    );
    expect(Object.keys(paths).join()).not.toContain('operator');
    expect(page.statusCode).toBe(200);
  });

  it("opens the operator's door to the operator's token alone", async () => {
    const knock = (authorization?: string) =>
      shop.app.inject({ url: '/api/operator/health', headers: { ...(authorization && { authorization }) } });

    const { headers } = await shop.signIn();
    const strangers = await Promise.all([knock(), knock('Bearer wrong'), knock(headers.authorization)]);
    const operator = await knock(`Bearer ${shop.config.operatorToken}`);

    for (const answer of strangers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(operator.json()).toEqual({ success: true, products: 0, accounts: 1, mailsWaiting: 0, mailsFailed: 0 });
  });

  it.each([
    ['/api/operator/catalog', 'application/json', '{"broken'],
    ['/api/operator/orders/KGZ-2026-000001/status', 'application/json', 'x'.repeat(100_000)],
    ['/api/operator/orders/KGZ-2026-000001/status', 'text/plain', 'x'],
  ])('gives no sign that there is a door at %s, whatever %s is thrown at it', async (url, type, payload) => {
    const knock = (at: string) =>
      shop.app.inject({ method: 'POST', url: at, payload, headers: { 'content-type': type } });

    const [door, wall] = [await knock(url), await knock('/api/operator/nothing')];

    expect(door.statusCode).toBe(404);
    expect([door.statusCode, door.payload]).toEqual([wall.statusCode, wall.payload]);
  });

  it.each(['orders', 'audit', 'bulk-orders', 'partner-requests'])(
    "refuses a place in the operator's list of %s that no row could have",
    async (list) => {
      const headers = { authorization: `Bearer ${shop.config.operatorToken}` };
      const place = JSON.stringify(['0000-01-01T00:00:00.000Z', '00000000-0000-4000-8000-000000000000']);
      const cursor = Buffer.from(place).toString('base64url');

      const answer = await shop.app.inject({ url: `/api/operator/${list}?cursor=${cursor}`, headers });

      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ success: false, code: 'BAD_CURSOR' });
    },
  );
});

it('hides what went wrong on our side', async () => {
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
