import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { SOURCE_MAPS_FOLDER } from '@kaagazz/releases';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';

import { ErrorLog } from '../errors/index.ts';
import { pageReports } from './page-reports.ts';
import { PageTokens } from './page-tokens.ts';
import { ReleaseHealth } from '../health/release-health.ts';

const SECRET = 'a secret of at least thirty-two characters';
const RELEASES = { shell: '1.0.0-a', 'mfe-shop': '1.2.0-b', 'mfe-print': '1.0.0-c' };
const SHOP_FAILED = [{ app: 'mfe-shop', kind: 'load' }];

let app: FastifyInstance;
let health: ReleaseHealth;
let folder: string;
let logged: string;
const tokens = new PageTokens(SECRET);

beforeEach(async () => {
  health = new ReleaseHealth();
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'release-'));
  logged = '';
  app = Fastify({
    logger: { level: 'info', stream: { write: (line: string) => void (logged += line) } },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: true,
  });
  await app.register(pageReports, {
    tokens,
    health,
    errors: new ErrorLog({ health, release: () => Promise.resolve({ folder }) }),
    pageAt: (_releases, page) =>
      page.startsWith('/products/') ? { app: 'mfe-shop', route: '/products/:id' } : undefined,
  });
});
afterEach(async () => {
  await app.close();
  await fs.rm(folder, { recursive: true });
});

const tokenOf = (counted = true) => tokens.issue({ releases: RELEASES, owner: 'mfe-shop', counted });

function view(): string {
  health.view([
    { app: 'shell', version: RELEASES.shell },
    { app: 'mfe-shop', version: RELEASES['mfe-shop'] },
  ]);
  return tokenOf();
}

async function report(body: unknown, headers: Record<string, string> = {}): Promise<number> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/_reports',
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-site': 'same-origin', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return statusCode;
}

const summaryOf = (name: string) => health.summary().find((release) => release.app === name);

it('POST /_reports counts the failures and Web Vitals of a page’s releases', async () => {
  const token = view();

  expect(await report({ token, failures: SHOP_FAILED })).toBe(204);
  expect(await report({ token, vitals: { LCP: 1800, INP: 90, CLS: 0.02 } })).toBe(204);

  expect(summaryOf('mfe-shop')).toMatchObject({
    views: 1,
    failures: 1,
    kinds: [{ kind: 'load', source: 'browser', count: 1 }],
    vitals: { LCP: { samples: 1 }, INP: { samples: 1 }, CLS: { samples: 1 } },
  });
  expect(summaryOf('shell')).toMatchObject({ failures: 0, vitals: { LCP: { samples: 1 } } });
});

it('a section that fails after client-side navigation counts as a failed page view', async () => {
  await report({ token: view(), failures: [{ app: 'mfe-print', kind: 'render' }] });

  expect(summaryOf('mfe-print')).toMatchObject({ views: 1, failures: 1 });
});

it('each kind of report counts once per page view', async () => {
  const token = view();

  for (let again = 0; again < 5; again += 1) {
    expect(await report({ token, failures: [...SHOP_FAILED, ...SHOP_FAILED], vitals: { LCP: 60_000 } })).toBe(204);
  }

  expect(summaryOf('mfe-shop')).toMatchObject({ views: 1, failures: 1, vitals: { LCP: { samples: 1 } } });
});

it('one network can report only a limited number of failures', async () => {
  for (let visit = 0; visit < 100; visit += 1) {
    const headers = { 'x-forwarded-for': `2001:db8:1:2::${visit.toString(16)}` };
    expect(await report({ token: view(), failures: SHOP_FAILED }, headers)).toBe(204);
  }
  expect(summaryOf('mfe-shop')).toMatchObject({ views: 100, failures: 3 });

  // All of these networks are in one /48, which may belong to a single customer.
  for (const network of ['2001:db8:1:3::1', '2001:db8:1:ff02::1', '2001:db8:1::1']) {
    await report({ token: view(), failures: SHOP_FAILED }, { 'x-forwarded-for': network });
  }
  expect(summaryOf('mfe-shop')).toMatchObject({ failures: 3 });

  await report({ token: view(), failures: SHOP_FAILED }, { 'x-forwarded-for': '2001:db8:2::1' });
  await report({ token: view(), failures: SHOP_FAILED }, { 'x-forwarded-for': '192.0.2.1' });

  expect(summaryOf('mfe-shop')).toMatchObject({ failures: 5 });
});

const twoDaysAgo = new PageTokens(SECRET, () => Date.now() - 48 * 60 * 60_000);

it.each([
  ['from a tester', () => ({ token: tokenOf(false), failures: SHOP_FAILED, vitals: { LCP: 1 } })],
  [
    'about an app that is not on the page',
    () => ({ token: tokenOf(), failures: [{ app: 'mfe-brand', kind: 'load' }] }),
  ],
  ['about an app named __proto__', () => ({ token: tokenOf(), failures: [{ app: '__proto__', kind: 'load' }] })],
  [
    'with an expired token',
    () => ({ token: twoDaysAgo.issue({ releases: RELEASES, owner: 'mfe-shop' }), failures: SHOP_FAILED }),
  ],
])('a report %s is not counted', async (_which, bodyOf) => {
  expect(await report(bodyOf())).toBe(204);

  expect(health.summary()).toEqual([]);
});

it.each([
  ['not JSON', 'hello'],
  ['nothing', ''],
  ['another shape', { token: tokenOf(), failures: 'all' }],
  ['a failure kind of the server', { token: tokenOf(), failures: [{ app: 'mfe-shop', kind: 'stall' }] }],
  ['an unknown field', { token: tokenOf(), email: 'asha@example.com' }],
  ['a negative time', { token: tokenOf(), vitals: { LCP: -1 } }],
  ['a forged token', { token: `${tokenOf()}x`, failures: SHOP_FAILED }],
  [
    'a token of another secret',
    { token: new PageTokens('x'.repeat(32)).issue({ releases: RELEASES, owner: 'mfe-shop' }) },
  ],
  ['an oversized body', `${JSON.stringify({ token: tokenOf(), failures: SHOP_FAILED })}${' '.repeat(9000)}`],
])('POST /_reports returns 400 for %s', async (_what, body) => {
  expect(await report(body)).toBe(400);

  expect(health.summary()).toEqual([]);
});

it('POST /_reports returns 400 for reports from other sites', async () => {
  const body = { token: tokenOf(), failures: SHOP_FAILED };

  expect(await report(body, { 'sec-fetch-site': 'cross-site' })).toBe(400);
  expect(await report(body, { 'sec-fetch-site': 'same-site' })).toBe(400);

  expect(health.summary()).toEqual([]);
});

it('a reported failure is logged with its app and release but without the visitor’s address', async () => {
  await report({ token: view(), failures: SHOP_FAILED }, { 'x-forwarded-for': '192.0.2.77' });

  expect(logged).toContain('"release":"1.2.0-b"');
  expect(logged).toContain('"app":"mfe-shop"');
  expect(logged).not.toContain('192.0.2.77');
});

const CHROME = 'Mozilla/5.0 (Linux; Android 13; SM-A536E) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';

async function writeSourceMap(): Promise<void> {
  const map = { version: 3, sources: ['./src/features/cart/price.ts'], names: [], mappings: 'IAEQ,U,UAAA' };
  await fs.mkdir(path.join(folder, SOURCE_MAPS_FOLDER), { recursive: true });
  await fs.writeFile(path.join(folder, SOURCE_MAPS_FOLDER, 'cart.js.map'), JSON.stringify(map));
}

const thrownIn = (file: string) => ({
  message: 'SyntaxError: Unexpected token in "Asha Rao, 98765 43210" for asha@example.com',
  stack: [
    'SyntaxError: Unexpected token in "Asha Rao, 98765 43210"',
    `    at total (https://shop.example/releases/${file}:1:5)`,
    '    at https://shop.example/my-orders?email=asha@example.com:1:1',
    '    at chrome-extension://abcdef/content.js:1:1',
  ].join('\n'),
  path: '/products/notebook?email=asha@example.com',
});

it('an error is recorded with a source-mapped stack and without personal data', async () => {
  await writeSourceMap();
  const error = { kind: 'handler', ...thrownIn('mfe-shop/1.2.0-b/client/cart.js') };

  expect(await report({ token: view(), failures: [error] }, { 'user-agent': CHROME })).toBe(204);

  expect(summaryOf('mfe-shop')).toMatchObject({
    failures: 1,
    events: { handler: 1 },
    errors: [
      {
        kind: 'handler',
        message: 'SyntaxError: Unexpected token in <text> for <email>',
        stack: 'at total (mfe-shop/src/features/cart/price.ts:3:9)',
        places: [['/products/:id', 'Chrome', 1]],
        count: 1,
      },
    ],
  });
  expect(JSON.stringify(health.own())).not.toMatch(/asha|98765|SM-A536E/i);
  expect(logged).not.toMatch(/asha|98765|SM-A536E/i);
});

it('an error that the source map does not cover keeps its position in the built file', async () => {
  await writeSourceMap();
  const stack = 'Error: no price\n    at load (https://shop.example/releases/mfe-shop/1.2.0-b/client/cart.js:1:15)';

  expect(await report({ token: view(), failures: [{ kind: 'error', message: 'Error: no price', stack }] })).toBe(204);

  expect(summaryOf('mfe-shop')?.errors).toMatchObject([{ stack: 'at load (mfe-shop/client/cart.js:1:15)' }]);
});

it('quoted text in a JSON error is masked even if it contains quotation marks', async () => {
  const message = `SyntaxError: Unexpected token 'x', "{"name":"Asha Rao","city":x}" is not valid JSON`;

  await report({ token: view(), failures: [{ app: 'mfe-shop', kind: 'error', message }] });

  const masked = "SyntaxError: Unexpected token 'x', <text> is not valid JSON";
  expect(summaryOf('mfe-shop')?.errors).toMatchObject([{ message: masked }]);
});

it('an error thrown by a release that the page does not use is ignored', async () => {
  for (const file of ['mfe-shop/9.9.9-z/client/cart.js', 'mfe-desk/1.0.0-a/client/cart.js']) {
    await report({ token: view(), failures: [{ kind: 'error', ...thrownIn(file) }] });
  }

  expect(health.summary()).toMatchObject([{ failures: 0 }, { failures: 0 }]);
});

it('an unhandled rejection without a stack is attributed to the page’s app', async () => {
  await report({ token: view(), failures: [{ kind: 'rejection', message: 'thrown object', path: '/products/a5' }] });

  expect(summaryOf('mfe-shop')).toMatchObject({ events: { rejection: 1 } });
});

it('a page view with several kinds of failures counts as one failed page view', async () => {
  const token = view();
  for (const kind of ['api', 'blank', 'api']) await report({ token, failures: [{ app: 'mfe-shop', kind }] });

  expect(summaryOf('mfe-shop')).toMatchObject({ views: 1, failures: 1, events: { api: 1, blank: 1 } });
});

it('repeated cart events of a page view are counted once', async () => {
  const token = view();
  const outcomes = ['cart', 'cart', 'order'].map((kind) => ({ app: 'mfe-shop', kind }));
  await report({ token, outcomes });
  await report({ token, outcomes: [{ app: 'mfe-print', kind: 'form' }] });

  expect(summaryOf('mfe-shop')).toMatchObject({ views: 1, failures: 0, events: { cart: 1, order: 1 } });
  expect(summaryOf('mfe-print')).toMatchObject({ views: 1, events: { form: 1 } });
});
