import { openAttackedSite } from '../test-support/attacked-site.ts';
import type { AttackedSite } from '../test-support/attacked-site.ts';

const HERE = 'https://kaagazz.example';
const EVIL = 'evil.example';

let site: AttackedSite;
beforeAll(async () => {
  site = await openAttackedSite({ SITE_ORIGIN: HERE });
});
afterAll(() => site.close());

describe('cache poisoning', () => {
  /** These headers are not part of a shared cache's key, so no response may depend on them. */
  const UNKEYED: Record<string, string>[] = [
    { host: EVIL },
    { 'x-forwarded-host': EVIL },
    { 'x-forwarded-server': EVIL },
    { 'x-forwarded-port': '6666' },
    { 'x-forwarded-proto': 'http' },
    { 'x-forwarded-scheme': 'http' },
    { 'x-forwarded-ssl': 'off' },
    { 'x-forwarded-prefix': `//${EVIL}` },
    { 'x-forwarded-for': EVIL },
    { forwarded: `host=${EVIL};proto=http` },
    { 'x-host': EVIL },
    { 'x-http-host-override': EVIL },
    { 'x-original-url': '/order' },
    { 'x-rewrite-url': '/order' },
    { 'x-http-method-override': 'POST' },
    { 'x-wap-profile': `http://${EVIL}/` },
    { 'accept-language': EVIL },
    { accept: 'application/json' },
    { 'user-agent': `<script src=//${EVIL}>` },
    { referer: `http://${EVIL}/` },
    { origin: `http://${EVIL}` },
    { range: 'bytes=0-3' },
    { 'content-type': 'application/json' },
    { cookie: `visitor=${EVIL}; avoid=${EVIL}; tester=${EVIL}` },
  ];
  const unlike = ['date', 'content-security-policy', 'accept-ranges', 'content-range'];
  const kept = (headers: Record<string, string>) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !unlike.includes(name)));

  it.each(['/', '/products?sort=newest', '/sitemap.xml', '/robots.txt', '/healthz', '/api/x'])(
    'the response for %s does not depend on headers outside the cache key',
    async (target) => {
      const plain = await site.get(target);

      for (const headers of UNKEYED) {
        const hers = await site.get(target, headers);
        expect([headers, hers.status, hers.body, kept(hers.headers)]).toEqual([
          headers,
          plain.status,
          plain.body,
          kept(plain.headers),
        ]);
      }
    },
  );

  it.each(['/', '/robots.txt'])('a forged Host header does not appear in the response to %s', async (target) => {
    const { body } = await site.get(target, { host: EVIL });

    expect(body).toContain(HERE);
    expect(body).not.toContain(EVIL);
  });

  it('only successful responses for client files may be cached', async () => {
    const file = '/releases/shell/1.0.0-a/client/main.js';
    const { headers } = await site.get(file);
    const part = await site.get(file, { range: 'bytes=0-3' });
    const failed = await site.get(`${file}.none`);

    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(part.status).toBe(206);
    expect(failed.headers['cache-control']).toBe('no-store');
  });

  it.each([
    '/profile/x.css',
    '/profile;x.css',
    '/profile%2fx.css',
    '/profile%3fx.css',
    '/orders/%2e%2e/x.js',
    '/order/x.png',
    '/%61pi/auth/me',
  ])('the response to %s must not be cached, although the path looks like a file', async (target) => {
    const { headers } = await site.get(target);

    expect(headers['cache-control'] ?? 'private').toMatch(/^(private, no-cache|private|no-store)$/);
  });
});

describe('path traversal through the proxy', () => {
  it.each([
    '/media/../dev/mailbox',
    '/media/..',
    '/media/%2e%2e/dev/mailbox',
    '/media/.%2e/dev/mailbox',
    '/media/..%2fdev%2fmailbox',
    '/media/%2e%2e%2fdev%2fmailbox',
    '/media/..%5cdev%5cmailbox',
    '/media/..\\dev\\mailbox',
    '/media/x/../../dev/mailbox',
    '/media//../dev/mailbox',
    '/media/..;/dev/mailbox',
    '/media/%252e%252e%252fdev',
    '/media/%c0%ae%c0%ae/dev',
    '/media/%00',
    '/media/a.jpg%00.svg',
    '/media/%',
    '/media/%ff',
    '/media/%0d%0aset-cookie:a=b',
    '/media/x%23/../dev',
    '/media@evil.example/',
    '/media/http://169.254.169.254/latest/',
    '/api/../dev/mailbox',
    '/api/x?/../../dev',
  ])('a request for %s does not leave the proxied prefix', async (target) => {
    const before = site.asked.length;

    const response = await site.get(target);

    expect(response.headers).not.toHaveProperty('set-cookie');
    for (const asked of site.asked.slice(before)) {
      const [, path = ''] = asked.split(' ');
      expect(path).toBe(target);
      const decoded =
        path
          .split('?')[0]
          ?.replace(/%2e/gi, '.')
          .replace(/%2f|%5c|\\/gi, '/') ?? '';
      expect(decoded).toMatch(/^\/(media|api)\//);
      expect(decoded.split('/')).not.toContain('..');
    }
  });
});

describe('names of object properties', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    'object property names in a URL return 404: %s',
    async (name) => {
      const targets = [
        `/releases/${name}/1.0.0/client/main.js`,
        `/releases/shell/${name}/client/main.js`,
        `/releases/${name}`,
        `/${name}/feed.xml`,
        `/sitemaps/${name}.xml`,
        `/_releases/try/${name}`,
      ];

      const responses = await Promise.all(targets.map((target) => site.get(target)));

      for (const { status } of responses) expect(status).toBeLessThan(500);
      expect(responses.slice(0, 2).map(({ status }) => status)).toEqual([404, 404]);
    },
  );
});

describe('open redirects', () => {
  const FORM = 'content-type: application/x-www-form-urlencoded\r\ncontent-length: 3\r\n\r\na=b';

  it.each([
    '//evil.example',
    '//evil.example/login',
    '/\\evil.example',
    '\\\\evil.example',
    '///evil.example',
    'http://evil.example/',
  ])('a form posted to %s cannot redirect to another site', async (target) => {
    const response = await site.send(`POST ${target} HTTP/1.1\r\nhost: ${EVIL}\r\n${FORM}`);

    expect(response?.status).toBeGreaterThanOrEqual(400);
    expect(response?.headers).not.toHaveProperty('location');
  });

  it.each([
    '/%2f/evil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/.//evil.example',
    '/login?next=//evil.example',
    '/@evil.example',
  ])('a form posted to %s redirects within this site', async (target) => {
    const response = await site.send(`POST ${target} HTTP/1.1\r\nhost: ${EVIL}\r\n${FORM}`);

    expect(response?.status).toBe(303);
    expect(new URL(response?.headers.location ?? '', HERE).origin).toBe(HERE);
  });

  it.each([
    ['a page of another site', { referer: `http://${EVIL}/`, 'sec-fetch-site': 'same-origin' }],
    ['a path that looks like a host', { referer: `${HERE}//${EVIL}/`, 'sec-fetch-site': 'same-origin' }],
    ['a host with our name as prefix', { referer: `${HERE}.${EVIL}/x`, 'sec-fetch-site': 'same-origin' }],
    ['a URL with our name as user', { referer: `${HERE}@${EVIL}/x`, 'sec-fetch-site': 'same-origin' }],
  ])('leaving the tester’s release from %s redirects to the home page', async (_what, headers) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);

    const response = await site.send(
      `POST /_releases/leave HTTP/1.1\r\nhost: kaagazz.example\r\n${lines.join('')}content-length: 0\r\n\r\n`,
    );

    expect([response?.status, response?.headers.location]).toEqual([303, '/']);
  });
});

describe('oversized requests', () => {
  const lines = (...all: string[]) => `GET / HTTP/1.1\r\nhost: shop.example\r\n${all.join('\r\n')}\r\n\r\n`;

  it.each([
    ['a header of 20 KB', lines(`x-a: ${'b'.repeat(20_000)}`), 431],
    ['a name of 20 KB', lines(`${'b'.repeat(20_000)}: a`), 431],
    ['thousands of headers', lines(...Array<string>(4_000).fill('a:b')), 431],
    ['cookies of 20 KB', lines(`cookie: ${'a=b; '.repeat(4_000)}`), 431],
    ['a URL of 20 KB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: shop.example\r\n\r\n`, 431],
    ['a call of 20 KB', `GET /api/${'a'.repeat(20_000)} HTTP/1.1\r\nhost: shop.example\r\n\r\n`, 431],
    [
      'a body of terabytes',
      'POST /api/x HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 4398046511104\r\n\r\n',
      413,
    ],
    [
      'a chunk extension of a megabyte',
      `POST /api/x HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n1;${'a'.repeat(1_000_000)}`,
      413,
    ],
  ])('an oversized request is rejected: %s', async (_what, bytes, status) => {
    const before = site.asked.length;

    const response = await site.send(bytes);

    expect(response).toMatchObject({
      status,
      headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    });
    expect(JSON.parse(response?.body ?? '')).toMatchObject({ success: false, code: expect.any(String) as string });
    expect(site.asked.slice(before)).toEqual([]);
  });

  it.each([
    ['/api/x', 'application/json'],
    ['/api/closes', 'application/json'],
    ['/login', 'application/x-www-form-urlencoded'],
    ['/nowhere', 'application/octet-stream'],
    ['/nowhere', 'application/json'],
    ['/_releases/leave', 'application/x-www-form-urlencoded'],
  ])(
    'an endless chunked body sent to %s as %s is rejected with 413 and its connection is closed',
    async (target, contentType) => {
      const response = await site.sendEndless(target, contentType);

      expect(response?.status).toBe(413);
    },
  );

  it('a page loads even if its request has malformed cookies', async () => {
    const cookie = `__proto__=x; constructor=y; visitor=%; avoid=%ff~~; tester=${'a.'.repeat(1_000)}; ${'x;'.repeat(500)}; =; "=`;

    expect((await site.get('/', { cookie })).status).toBe(200);
  });
});
