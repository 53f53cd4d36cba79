import cookie from '@fastify/cookie';
import { sign } from '@kaagazz/releases';
import type { Release } from '@kaagazz/releases';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

import { registerRefusals } from '../security/refusals.ts';
import { TESTER_COOKIE, testerChoiceOf, registerTesterLinks } from './tester-links.ts';

const SECRET = 'a secret that is long enough for tests';
const HERE = 'https://kaagazz.example';
const PRINT = { app: 'mfe-print', version: '1.0.1-b' };

function release(over: Partial<Release>): Release {
  return {
    ...PRINT,
    contract: 2,
    mode: 'production',
    paths: ['/print/:kind', '/print'],
    examples: {},
    menu: {},
    ownDocuments: [],
    entry: 'client/remoteEntry.js',
    server: 'server/index.cjs',
    chunks: {},
    shared: {},
    files: {},
    ...over,
  };
}

const there: Record<string, Release> = {
  'mfe-print@1.0.1-b': release({ menu: { '/print/:kind': 'A kind', '/print/cards': 'Cards' } }),
  'mfe-shop@2.0.0-c': release({ app: 'mfe-shop', paths: ['/products/:id', '/shop'] }),
  'shell@3.0.0-d': release({ app: 'shell', paths: [] }),
};

let site: FastifyInstance;
let siteOrigin: string | undefined;

async function open(): Promise<FastifyInstance> {
  const app = Fastify();
  registerRefusals(app);
  await app.register(cookie);
  await registerTesterLinks(app, {
    secret: SECRET,
    siteOrigin,
    published: async (name, version) => there[`${name}@${version}`],
    render: undefined,
  });
  return app;
}

beforeEach(async () => {
  siteOrigin = HERE;
  site = await open();
});
afterEach(() => site.close());

const link = (choice: Record<string, string>, seconds = 3600) => sign(SECRET, 'tester', choice, seconds);

async function follow(token: string, headers: Record<string, string> = {}) {
  return site.inject({ url: `/_releases/try/${token}`, headers });
}

it('a tester link sets a cookie that expires with the link', async () => {
  const response = await follow(await link({ 'mfe-print': '1.0.1-b' }));

  expect(response.statusCode).toBe(303);
  expect(response.headers).toMatchObject({ location: '/print/cards', 'cache-control': 'no-store' });
  const [set] = response.cookies;
  expect(set).toMatchObject({ name: TESTER_COOKIE, path: '/', httpOnly: true, sameSite: 'Lax', secure: true });
  expect(set?.maxAge).toBeGreaterThan(3590);
  expect(await testerChoiceOf({ [TESTER_COOKIE]: set?.value }, SECRET)).toEqual({ 'mfe-print': '1.0.1-b' });
});

it.each([
  ['mfe-shop', '2.0.0-c', '/shop'],
  ['shell', '3.0.0-d', '/'],
])('a tester link redirects to the first page of %s without a parameter', async (app, version, first) => {
  const response = await follow(await link({ [app]: version }));

  expect(response.headers.location).toBe(first);
});

it('a second tester link keeps the tested releases of other apps', async () => {
  const before = await link({ 'mfe-shop': '2.0.0-c', 'mfe-print': '0.9.0-a' });

  const response = await follow(await link({ 'mfe-print': '1.0.1-b' }), { cookie: `${TESTER_COOKIE}=${before}` });

  const choice = await testerChoiceOf({ [TESTER_COOKIE]: response.cookies[0]?.value }, SECRET);
  expect(choice).toEqual({ 'mfe-shop': '2.0.0-c', 'mfe-print': '1.0.1-b' });
});

it.each([
  ['other', { 'mfe-shop': '2.0.0-c' }, 60],
  ['same', { 'mfe-print': '0.9.0-a' }, 3600],
])('a second tester link does not extend an earlier one (%s app)', async (_which, earlier, atMost) => {
  const before = await link(earlier, 60);

  const response = await follow(await link({ 'mfe-print': '1.0.1-b' }), { cookie: `${TESTER_COOKIE}=${before}` });

  const [set] = response.cookies;
  expect(set?.maxAge).toBeLessThanOrEqual(atMost);
  expect(set?.maxAge).toBeGreaterThan(atMost - 10);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + atMost * 1000 + 1000);
  expect(await testerChoiceOf({ [TESTER_COOKIE]: set?.value }, SECRET)).toEqual({});
});

it('the tester cookie has no Secure attribute on a site served over http', async () => {
  await site.close();
  siteOrigin = undefined;
  site = await open();

  const response = await follow(await link({ 'mfe-print': '1.0.1-b' }));

  expect(response.cookies[0]?.secure).toBeUndefined();
});

it.each([
  ['expired', () => link({ 'mfe-print': '1.0.1-b' }, -1), 410, 'expired'],
  [
    'forged',
    () => sign('another secret that is long enough too', 'tester', { 'mfe-print': '1.0.1-b' }, 60),
    400,
    'incomplete or invalid',
  ],
  ['truncated', async () => (await link({ 'mfe-print': '1.0.1-b' })).slice(0, -9), 400, 'incomplete or invalid'],
  [
    'for the release page',
    () => sign(SECRET, 'release-page', { 'mfe-print': '1.0.1-b' }, 60),
    400,
    'incomplete or invalid',
  ],
  ['empty', () => link({}), 400, 'incomplete or invalid'],
  ['for an invalid app name', () => link({ '../etc': '1.0.1-b' }), 400, 'incomplete or invalid'],
  ['for a pruned release', () => link({ 'mfe-print': '0.0.1-x' }), 404, 'mfe-print 0.0.1-x no longer exists'],
])('a tester link shows a one-line error and sets no cookie if it is %s', async (_what, token, status, words) => {
  const response = await follow(await token());

  expect(response.statusCode).toBe(status);
  expect(response.body).toContain(words);
  expect(response.body.trim()).not.toContain('\n');
  expect(response.headers['set-cookie']).toBeUndefined();
  expect(response.headers['cache-control']).toBe('no-store');
});

describe('leaving', () => {
  const leave = (headers: Record<string, string>) =>
    site.inject({
      method: 'POST',
      url: '/_releases/leave',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  it.each([
    [`${HERE}/print/cards?size=2`, '/print/cards?size=2'],
    [`${HERE}//evil.example/x`, '/'],
    [`${HERE}/\\evil.example/x`, '/'],
    ['https://evil.example/print', '/'],
    ['no address', '/'],
  ])('POST /_releases/leave clears the cookie and redirects back (%s)', async (referer, back) => {
    const response = await leave({ origin: HERE, referer });

    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(back);
    expect(response.cookies[0]).toMatchObject({ name: TESTER_COOKIE, value: '', path: '/' });
  });

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: HERE, 'sec-fetch-site': 'cross-site' }],
    [{ referer: `${HERE}/` }],
  ])('POST /_releases/leave returns 403 for a form of another site (%j)', async (headers) => {
    const response = await leave(headers);

    expect(response.statusCode).toBe(403);
    expect(response.headers['set-cookie']).toBeUndefined();
  });
});

describe('the tester cookie', () => {
  it.each([
    ['absent', async () => undefined],
    ['not a token', async () => 'mfe-print'],
    ['expired', () => link({ 'mfe-print': '1.0.1-b' }, -1)],
    ['unsigned', async () => `${btoa('{"alg":"none"}')}.${btoa('{"claims":{"mfe-print":"1.0.1-b"}}')}.`],
    ['too long', async () => 'x'.repeat(100_000)],
  ])('the tester cookie selects nothing if it is %s', async (_what, token) => {
    expect(await testerChoiceOf({ [TESTER_COOKIE]: await token() }, SECRET)).toEqual({});
  });

  it('the tester cookie no longer selects a release after the tester link has expired', async () => {
    const cookies = { [TESTER_COOKIE]: await link({ 'mfe-print': '1.0.1-b' }, 60) };
    expect(await testerChoiceOf(cookies, SECRET)).toEqual({ 'mfe-print': '1.0.1-b' });

    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 61_000);

    expect(await testerChoiceOf(cookies, SECRET)).toEqual({});
  });
});
