import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import fastify from 'fastify';
import { operations } from '@kaagazz/api-schema';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { openTestShop, type Shopper, type TestShop } from '../test-support/test-shop.ts';
import { LIMITS } from './modules/throttle/limits.ts';
import { registerForeignOrigin } from './plugins/foreign-origin.ts';

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
const MINUTE = 60_000;
const PHONES = process.env.LONG ? 5_000 : 100;
const login = (headers: Record<string, string> = {}) => ({
  method: 'POST' as const,
  url: '/api/auth/login',
  headers,
  payload: { email: 'asha@example.com' },
});

describe('checks before every request', () => {
  let shop: TestShop;
  let routes: RouteOptions[];
  beforeAll(async () => {
    routes = [];
    const listen = (message: unknown) => {
      const { fastify } = message as { fastify: FastifyInstance };
      fastify.addHook('onRoute', (route) => void routes.push(route));
    };
    subscribe('fastify.initialization', listen);
    shop = await openTestShop().finally(() => unsubscribe('fastify.initialization', listen));
  });
  afterAll(() => shop.close());

  it('every write route declares a rate limit or a reason why it needs none', () => {
    const writing = routes.filter(({ method }) => WRITES.some((write) => [method].flat().includes(write)));
    const unlimited = writing.filter(({ config }) => {
      const limits = config?.limits;
      return !limits || ('none' in limits ? limits.none === '' : limits.length === 0);
    });

    expect(writing.length).toBeGreaterThan(20);
    expect(unlimited.map(({ method, url }) => `${String(method)} ${url}`)).toEqual([]);
  });

  it('per-account rate limits are used only on routes that require a session', () => {
    const misplaced = routes.filter(({ config }) => {
      const { limits, operationId } = config ?? {};
      if (!limits || 'none' in limits) return false;
      const isGuarded = operationId !== undefined && operations[operationId].caller === 'shopper';
      return limits.some((name) => LIMITS[name].per === 'mailbox' || (LIMITS[name].per === 'account' && !isGuarded));
    });

    expect(misplaced.map(({ url }) => url)).toEqual([]);
  });

  it('per-network rate limits for shoppers allow at least 3,000 requests', () => {
    const notShopping = ['partner-request', 'bulk-order-request', 'desk-sign-ins', 'wrong-tokens'];
    const perNetwork = Object.entries(LIMITS)
      .filter(([name, { per }]) => per === 'network' && !notShopping.includes(name))
      .map(([, limit]) => limit);

    expect(perNetwork.length).toBeGreaterThan(3);
    for (const { most } of perNetwork) expect(most).toBeGreaterThanOrEqual(3000);
  });

  it('each public route checks a visitor or account limit before its network limit', () => {
    const withNetwork = routes.flatMap(({ url, config }) => {
      const limits = config?.limits;
      const names = !limits || 'none' in limits ? [] : limits;
      const isPublic = names.some((name) => LIMITS[name].per === 'network') && !url.startsWith('/api/desk/');
      return isPublic ? [{ url, limits: names.map((name) => LIMITS[name].per) }] : [];
    });

    expect(withNetwork.map(({ url }) => url)).toContain('/api/payment/quote');
    for (const { url, limits } of withNetwork) {
      expect([url, limits]).toEqual([url, [expect.stringMatching(/^(visitor|account)$/), 'network']]);
    }
  });

  it('a client that exceeds the quote limit does not block others with the same IP address', async () => {
    const remoteAddress = '203.0.113.60';
    const quote = (headers: Record<string, string> = {}) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/payment/quote',
        remoteAddress,
        headers,
        payload: { products: [{ productId: '0', quantity: 1 }] },
      });
    const phone = async () => {
      const [cookie] = (await quote()).cookies;
      return { cookie: `${cookie?.name}=${cookie?.value}` };
    };
    const [noisy, ...others] = await Promise.all(Array.from({ length: PHONES }, phone));
    const { most, withinMs } = LIMITS['quotes-of-visitor'];
    for (let i = 0; i < most; i += 1) await quote(noisy);

    const refused = await quote(noisy);
    const neighbours = await Promise.all(others.map((each) => quote(each)));
    shop.pass(withinMs);
    const later = await quote(noisy);

    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ success: false, code: 'TOO_MANY_REQUESTS', retryAfter: withinMs / 1000 });
    expect(refused.headers['retry-after']).toBe(String(withinMs / 1000));
    expect(new Set([...neighbours, later].map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  it('an account that exceeds its rate limit does not block other accounts', async () => {
    const [asha, ravi] = [await shop.signIn(), await shop.signIn()];
    const cancel = ({ headers }: Shopper) =>
      shop.app.inject({ method: 'POST', url: '/api/auth/my-order/KGZ-2026-000001/cancel', headers });
    const { most, withinMs } = LIMITS['orders-cancelled'];
    for (let i = 0; i < most; i += 1) expect((await cancel(asha)).statusCode).toBe(404);

    const refused = await cancel(asha);
    const neighbour = await cancel(ravi);
    shop.pass(withinMs);
    const later = await cancel(asha);

    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ success: false, code: 'TOO_MANY_REQUESTS', retryAfter: withinMs / 1000 });
    expect(refused.headers['retry-after']).toBe(String(withinMs / 1000));
    expect([neighbour.statusCode, later.statusCode]).toEqual([404, 404]);
  });

  it('all addresses of an IPv6 /64 count as one network', async () => {
    const { most } = LIMITS['partner-request'];
    const payload = {
      fullname: 'Ravi Menon',
      companyName: 'Menon Papers',
      email: 'ravi@example.com',
      phone: '9876543210',
      serviceType: 'CSR',
    };
    const send = (remoteAddress: string) =>
      shop.app.inject({ method: 'POST', url: '/api/partner/connect', payload, remoteAddress });
    for (let i = 0; i < most; i += 1) await send(`2001:db8:1:2::${i.toString(16)}`);

    expect((await send('2001:db8:1:2:ffff::1')).statusCode).toBe(429);
    expect((await send('2001:db8:1:3::1')).statusCode).toBe(201);
  });

  it('a network that sent too many wrong tokens gets 429 even for a valid token', async () => {
    const remoteAddress = '203.0.113.50';
    const request = (url: string, token: string) =>
      shop.app.inject({ url, remoteAddress, headers: { authorization: `Bearer ${token}` } });
    const { most, withinMs } = LIMITS['wrong-tokens'];
    for (let i = 0; i < most; i += 1) {
      expect((await request(i % 2 ? '/api/operator/health' : '/api/nothing', `guess-${i}`)).statusCode).toBe(404);
    }

    const responses = [
      await request('/api/operator/health', 'guess'),
      await request('/api/operator/health', shop.config.operatorToken),
      await request('/api/nothing', 'guess'),
    ];
    shop.pass(withinMs);
    const later = await request('/api/operator/health', shop.config.operatorToken);

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429]);
    expect(new Set(responses.map(({ payload }) => payload)).size).toBe(1);
    expect(later.statusCode).toBe(200);
  });

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost.evil.example:80' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
  ])('every route that writes rejects a request with the headers %j', async (headers) => {
    const writes = routes.flatMap(({ method, url }) =>
      [method]
        .flat()
        .filter((each) => WRITES.includes(each as (typeof WRITES)[number]))
        .map((each) => ({ method: each as 'POST', url })),
    );

    const responses = await Promise.all(writes.map((call) => shop.app.inject({ ...call, headers })));

    for (const response of responses) {
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ success: false, code: 'FOREIGN_ORIGIN' });
    }
  });

  it.each([
    [{}],
    [{ origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }],
    [{ host: 'shop.test:4000', origin: 'http://shop.test:4000' }],
    [{ 'x-forwarded-host': 'shop.test', 'x-forwarded-proto': 'https', origin: 'https://shop.test' }],
  ])('a login with the headers %j is accepted', async (headers) => {
    shop.pass(10 * MINUTE);
    expect((await shop.app.inject(login(headers))).statusCode).toBe(200);
  });

  it('scripts on other sites cannot read any response', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const responses = [
      await shop.app.inject({ url: '/api/product/list', headers }),
      await shop.app.inject({
        method: 'OPTIONS',
        url: '/api/auth/me',
        headers: { ...headers, 'access-control-request-method': 'GET' },
      }),
    ];

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 404]);
    for (const response of responses) {
      expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(response.headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(response.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    }
  });

  it.each([
    ['POST', '/api/operator/catalog', 'Send text/csv.'],
    ['PUT', '/api/operator/media/notebook.jpg', 'Send application/octet-stream.'],
    ['POST', '/api/auth/login', 'Send application/json.'],
  ] as const)('%s %s responds 415 and names the required media type', async (method, url, message) => {
    const headers = { authorization: `Bearer ${shop.config.operatorToken}`, 'content-type': 'text/plain' };

    const response = await shop.app.inject({ method, url, headers, payload: 'x' });

    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE', message });
  });
});

it('in production, the api rejects requests from any origin except the configured one', async () => {
  const app = fastify({ trustProxy: true });
  registerForeignOrigin(app, { production: true, siteOrigin: 'https://kaagazz.example' });
  app.post('/', () => 'in');
  const headers = (origin: string) => ({ origin, host: 'evil.example', 'x-forwarded-host': 'evil.example' });

  const own = await app.inject({ method: 'POST', url: '/', headers: headers('https://kaagazz.example') });
  const foreign = await app.inject({ method: 'POST', url: '/', headers: headers('http://evil.example') });
  await app.close();

  expect([own.statusCode, foreign.statusCode]).toEqual([200, 403]);
});
