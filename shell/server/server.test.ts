import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

import type { ReleasePageModel } from '../src/release-page/release-page-model.ts';
import { readConfig } from './config/config.ts';
import { rolloutOf, writeRelease, writeRollout } from './test-support/hand-made-release.ts';
import { buildServer } from './server.ts';
import { Readiness } from './readiness.ts';

const FOLDER = 'shell/1.0.0-a';
const RENDERER = `
  exports.provided = {};
  exports.renderPage = async ({ url, origin }) => ({ status: 200, html: JSON.stringify({ url, origin }) });`;

let releasesDir: string;
let api: FastifyInstance;
let site: FastifyInstance;

async function addressOf(server: FastifyInstance): Promise<string> {
  if (!server.server.listening) await server.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

async function open(environment: NodeJS.ProcessEnv = {}): Promise<FastifyInstance> {
  const API_URL = await addressOf(api);
  return buildServer(readConfig({ API_URL, RELEASES_DIR: releasesDir, LOG_LEVEL: 'silent', ...environment }));
}

beforeEach(async () => {
  releasesDir = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  writeRelease(releasesDir, 'shell', '1.0.0-a', { files: { 'server/index.cjs': RENDERER } });
  fs.writeFileSync(path.join(releasesDir, 'shell/.last-production.json'), '{}');
  writeRollout(releasesDir, rolloutOf({ shell: { stable: '1.0.0-a' } }));
  api = Fastify({ bodyLimit: 64 * 1024 });
  api.addContentTypeParser('text/csv', async (_request: unknown, sent: AsyncIterable<Buffer>) => {
    let bytes = 0;
    for await (const piece of sent) bytes += piece.length;
    return bytes;
  });
  api.post('/api/operator/catalog', async ({ body }) => ({ bytes: body }));
  api.post('/api/gone', { onRequest: async ({ raw }) => void raw.destroy() }, async () => undefined);
  api.all('/api/*', async ({ headers }) => ({ success: true, forwarded: headers['x-forwarded-host'] }));
  site = await open();
});
afterEach(async () => {
  await site.close();
  await api.close();
  fs.rmSync(releasesDir, { recursive: true });
});

interface Asked {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

async function ask({ path: target, method, headers, body }: Asked, server = site) {
  const request = http.request(await addressOf(server), { path: target, method, headers, agent: false });
  request.end(body);
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const FAILURE = { success: false, code: expect.any(String) as string, message: expect.any(String) as string };

it.each(['//', '///', '//evil.example/products', '//user:password@evil.example/', '//evil.example:99999/', '//[::1'])(
  'the server treats %s as a path and not as another host',
  async (target) => {
    const response = await ask({ path: target, headers: { host: 'shop.example' } });

    expect(response.status).toBe(200);
    expect(JSON.parse(response.body)).toEqual({ url: `http://shop.example${target}`, origin: 'http://shop.example' });
  },
);

it.each([
  ['an absolute URL', { path: 'http://evil.example/products' }, 400],
  ['an absolute URL of a call', { path: 'http://evil.example/api/product/list' }, 400],
  ['a path that decodes to nothing', { path: '/products/%' }, 400],
  ['a line break', { path: '/x%0d%0aset-cookie:a=b' }, 404],
  ['a line separator', { path: '/x%E2%80%A8' }, 404],
  ['a host that is none', { path: '/', headers: { host: '"><script>' } }, 400],
])('the server rejects %s', async (_what, asked, status) => {
  const response = await ask(asked);

  expect(response.status).toBe(status);
  expect(response.headers['content-type']).toContain('text/plain');
});

it('pages take their origin from SITE_ORIGIN instead of the Host header', async () => {
  const configured = await open({ SITE_ORIGIN: 'https://kaagazz.example' });
  const response = await ask(
    { path: '/', headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } },
    configured,
  );
  await configured.close();

  expect(JSON.parse(response.body)).toMatchObject({ origin: 'https://kaagazz.example' });
  expect(() => readConfig({ API_URL: 'http://127.0.0.1:3001', NODE_ENV: 'production' })).toThrow(
    /SITE_ORIGIN.*RELEASES_SECRET|RELEASES_SECRET.*SITE_ORIGIN/,
  );
});

it('a render error in all releases of an app is counted only for the stable release', async () => {
  const draws = (fails: RegExp) =>
    `exports.default = { contract: 1, draw: (url) => { if (${String(fails)}.test(url)) throw new Error('odd'); } };`;
  const renderer = `
    exports.provided = {};
    exports.renderPage = async ({ url, section }) => ({ status: section ? 200 : 503, html: String(section?.face.draw(url)) });`;
  const remote = (fails: RegExp) => ({ paths: ['/shop'], files: { 'server/index.cjs': draws(fails) } });
  writeRelease(releasesDir, 'shell', '1.0.1-b', { files: { 'server/index.cjs': renderer } });
  for (const version of ['0.9.0-a', '1.0.0-b']) writeRelease(releasesDir, 'mfe-shop', version, remote(/odd/));
  writeRelease(releasesDir, 'mfe-shop', '1.0.1-c', remote(/odd|new/));
  const shop = { stable: '1.0.0-b', previous: '0.9.0-a', candidate: { version: '1.0.1-c', percent: 99.99 } };
  writeRollout(releasesDir, rolloutOf({ shell: { stable: '1.0.1-b' }, 'mfe-shop': shop }, 2));
  const OPERATOR_TOKEN = 'an operator’s token for tests'.replace(/\W/g, '-');
  const staged = await open({ OPERATOR_TOKEN });
  const failuresOf = async () => {
    const headers = { authorization: `Bearer ${OPERATOR_TOKEN}`, accept: 'application/json' };
    const { apps } = JSON.parse((await ask({ path: '/_releases', headers }, staged)).body) as ReleasePageModel;
    const { releases = [] } = apps.find(({ app }) => app === 'mfe-shop') ?? {};
    return Object.fromEntries(releases.map(({ version, failures }) => [version, failures]));
  };

  const avoid = encodeURIComponent('mfe-shop@1.0.0-b~mfe-shop@0.9.0-a');
  await ask({ path: '/shop?odd' }, staged);
  await ask({ path: '/shop?odd', headers: { cookie: `avoid=${avoid}` } }, staged);
  const odd = await failuresOf();
  await ask({ path: '/shop?new' }, staged);
  const failures = await failuresOf();
  await staged.close();

  expect(odd).toEqual({ '1.0.1-c': 0, '1.0.0-b': 1, '0.9.0-a': 0 });
  expect(failures).toEqual({ '1.0.1-c': 1, '1.0.0-b': 1, '0.9.0-a': 0 });
});

it('a preview page is never cached or indexed', async () => {
  const renderer = `
    let count = 0;
    exports.provided = {};
    exports.renderPage = async () => ({ status: 200, isIndexable: true, html: String(++count) });`;
  writeRelease(releasesDir, 'shell', '1.0.1-b', { files: { 'server/index.cjs': renderer } });
  writeRollout(releasesDir, rolloutOf({ shell: { stable: '1.0.1-b' } }, 2));
  const cached = await open({ RENDER_WORKERS: '1' });

  const first = await ask({ path: '/blog/vat?preview=token' }, cached);
  const second = await ask({ path: '/blog/vat?preview=token' }, cached);
  await cached.close();

  expect([first.body, second.body]).toEqual(['1', '2']);
  expect(first.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
});

it('redirects that set a cookie are not stored in shared caches', async () => {
  const renderer = `
    exports.provided = {};
    exports.renderPage = async () => ({ status: 301, location: '/products' });`;
  writeRelease(releasesDir, 'shell', '1.0.1-b', { files: { 'server/index.cjs': renderer } });
  const candidate = { version: '1.0.0-a', percent: 1 };
  writeRollout(releasesDir, rolloutOf({ shell: { stable: '1.0.1-b', candidate } }, 2));
  const staged = await open();

  const visitors = await Promise.all(Array.from({ length: 5 }, () => ask({ path: '/old-products' }, staged)));
  await staged.close();

  const [redirected] = visitors.filter(({ status }) => status === 301);
  expect(redirected?.headers['set-cookie']).toHaveLength(1);
  expect(redirected?.headers['cache-control']).toBe('private, no-cache');
});

it.each([
  `${FOLDER}/release.json`,
  `${FOLDER}/server/index.cjs`,
  `${FOLDER}/client/../server/index.cjs`,
  `${FOLDER}/client/%2e%2e/server/index.cjs`,
  `${FOLDER}/client/..%2fserver/index.cjs`,
  `${FOLDER}/client/..%5cserver%5cindex.cjs`,
  `${FOLDER}/client//..//release.json`,
  `${FOLDER}/client/`,
  `${FOLDER}/client/%00`,
  `${FOLDER}/client/%`,
  `${FOLDER}/client/${'x'.repeat(300)}`,
  'shell/.last-production.json',
  'rollout.json',
  '../package.json',
])('/releases/%s returns 404', async (file) => {
  const response = await ask({ path: `/releases/${file}` });

  expect([400, 403, 404]).toContain(response.status);
  expect(JSON.parse(response.body)).toEqual(FAILURE);
});

it('the server serves release files from a file:// storage', async () => {
  const elsewhere = fs.mkdtempSync(path.join(os.tmpdir(), 'copies-'));
  const server = await open({ RELEASES_URL: pathToFileURL(releasesDir).href, RELEASES_DIR: elsewhere });
  const file = await ask({ path: `/releases/${FOLDER}/client/main.js` }, server);
  await server.close();
  fs.rmSync(elsewhere, { recursive: true });

  expect(file).toMatchObject({ status: 200, body: 'shop()' });
});

it('a missing release is downloaded when one of its files is requested', async () => {
  writeRelease(releasesDir, 'shell', '0.9.0-old');
  writeRelease(releasesDir, 'shell', '0.9.0-unpublished');
  writeRollout(releasesDir, rolloutOf({ shell: { stable: '1.0.0-a', published: ['0.9.0-old', '1.0.0-a'] } }, 2));
  const store = http.createServer((request, response) => {
    const stored = path.join(releasesDir, request.url ?? '');
    if (!fs.existsSync(stored)) return void response.writeHead(404).end();
    response
      .writeHead(200, { etag: `"${fs.statSync(stored).mtimeMs}"` })
      .end(request.method === 'HEAD' ? '' : fs.readFileSync(stored));
  });
  await once(store.listen(0, '127.0.0.1'), 'listening');
  const copies = fs.mkdtempSync(path.join(os.tmpdir(), 'copies-'));
  const RELEASES_URL = `http://127.0.0.1:${(store.address() as AddressInfo).port}/`;
  const server = await open({ RELEASES_URL, RELEASES_DIR: copies });

  const statusOf = async (version: string) =>
    (await ask({ path: `/releases/shell/${version}/client/main.js` }, server)).status;
  const statuses = [await statusOf('1.0.0-a'), await statusOf('0.9.0-old'), await statusOf('0.9.0-unpublished')];
  const brought = fs.readdirSync(path.join(copies, 'shell'));
  await server.close();
  store.close();
  store.closeAllConnections();
  fs.rmSync(copies, { recursive: true });

  expect(statuses).toEqual([200, 200, 404]);
  expect(brought.sort()).toEqual(['0.9.0-old', '1.0.0-a']);
});

it('a release’s client files can be downloaded', async () => {
  expect(await ask({ path: `/releases/${FOLDER}/client/main.js` })).toMatchObject({ status: 200, body: 'shop()' });
});

it.each([
  ['a path that climbs', { path: '/api/../dev/mailbox' }, 400],
  ['a path that climbs in disguise', { path: '/api/..%2fdev/mailbox' }, 400],
  [
    'a body without a type',
    { path: '/api/x', method: 'POST', headers: { 'content-type': 'foo' }, body: Buffer.from('{}') },
    415,
  ],
  ['a body beyond all measure', { path: '/api/x', method: 'POST', headers: { 'content-length': '5000000' } }, 413],
  ['a call to a page', { path: '/', method: 'POST' }, 404],
])('the response to %s is an error in JSON', async (_what, asked, status) => {
  const response = await ask(asked);

  expect(response.status).toBe(status);
  expect(JSON.parse(response.body)).toEqual(FAILURE);
});

it('a form submitted before hydration redirects to the form’s page', async () => {
  const form = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from('email=a'),
  };

  const early = await ask({ ...form, path: '/login?from=%2Forder' });
  const elsewhere = await ask({ ...form, path: '//other.example/' });
  const foreign = await ask({ ...form, path: '/login', headers: { ...form.headers, 'sec-fetch-site': 'cross-site' } });

  expect([early.status, early.headers.location]).toEqual([303, '/login?from=%2Forder']);
  expect([elsewhere.status, elsewhere.headers.location]).not.toContain('//other.example/');
  expect(foreign.status).toBe(404);
});

it('staff may upload larger files than visitors', async () => {
  const headers = { 'content-type': 'text/csv' };
  const send = (path: string) => site.inject({ method: 'POST', url: path, headers, payload: 'x'.repeat(600 * 1024) });

  expect((await send('/api/desk/pictures')).statusCode).toBe(200);
  expect((await send('/api/cart')).statusCode).toBe(413);
});

it('an operator may send a 2 MB request body', async () => {
  const catalogue = Buffer.alloc(2_000_000, 'a');

  const response = await ask({
    path: '/api/operator/catalog',
    method: 'POST',
    headers: { 'content-type': 'text/csv', 'content-length': `${catalogue.length}`, expect: '100-continue' },
    body: catalogue,
  });

  expect(JSON.parse(response.body)).toEqual({ bytes: catalogue.length });
});

it('a compressed request body is forwarded unchanged', async () => {
  const packed = gzipSync('id,title');

  const response = await ask({
    path: '/api/operator/catalog',
    method: 'POST',
    headers: { 'content-type': 'text/csv', 'content-encoding': 'gzip', 'content-length': `${packed.length}` },
    body: packed,
  });

  expect(JSON.parse(response.body)).toEqual({ bytes: packed.length });
});

it('a chunked body above the limit is rejected with status 413', async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const url = `${await addressOf(site)}/api/x`;
  const send = async (bytes: number) => {
    const headers = { 'content-type': 'text/csv', 'transfer-encoding': 'chunked' };
    const request = http.request(url, { method: 'POST', agent, headers });
    request.end(Buffer.alloc(bytes, 'a'));
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    return { status: response.statusCode, body: await text(response) };
  };

  const tooLarge = await send(5_000_000);
  const fits = await send(500_000);

  expect(tooLarge.status).toBe(413);
  expect(JSON.parse(tooLarge.body)).toMatchObject({ code: 'BODY_TOO_LARGE' });
  expect(fits.status).toBe(200);
  agent.destroy();
});

it('a 503 response to an incomplete request body closes the connection', async () => {
  const agent = new http.Agent({ keepAlive: true });
  const url = `${await addressOf(site)}/api/gone`;
  const request = http.request(url, { method: 'POST', agent, headers: { 'content-type': 'text/csv' } });
  request.on('error', () => undefined);
  request.write('half a body');

  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  agent.destroy();

  expect(response.statusCode).toBe(503);
  expect(response.headers.connection).toBe('close');
});

it('the proxy sets X-Forwarded headers and drops connection headers', async () => {
  const headers = { host: 'shop.example', connection: 'close', 'x-forwarded-host': 'evil.example' };
  const response = await ask({ path: '/api/x', headers });

  expect(JSON.parse(response.body)).toEqual({ success: true, forwarded: 'shop.example' });
  expect(response.headers.connection).toBe('close');
});

it('every response has security headers', async () => {
  const server = await open({ SITE_ORIGIN: 'https://kaagazz.example' });
  const paths = [
    '/',
    '/nothing/%',
    `/releases/${FOLDER}/client/main.js`,
    '/releases/none',
    '/api/x',
    '/healthz',
    '/robots.txt',
  ];
  const responses = await Promise.all(
    paths.map((path) => ask({ path, headers: { origin: 'https://evil.example' } }, server)),
  );
  const preflight = await ask(
    { path: '/api/x', method: 'OPTIONS', headers: { origin: 'https://evil.example' } },
    server,
  );
  await server.close();

  for (const { headers } of [...responses, preflight]) {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
});

it('a request with two Host headers is rejected', async () => {
  const { port } = new URL(await addressOf(site));
  const socket = net.connect(Number(port), '127.0.0.1');
  socket.end('GET / HTTP/1.1\r\nhost: shop.example\r\nhost: evil.example\r\nconnection: close\r\n\r\n');

  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

it('the configuration rejects short operator tokens', () => {
  const API_URL = 'http://127.0.0.1:3001';
  const [now, before, long] = ['now', 'before', 'long-before'].map((name) => name.padEnd(24, '-'));
  const read = (OPERATOR_TOKEN_PREVIOUS: string) =>
    readConfig({ API_URL, OPERATOR_TOKEN: now, OPERATOR_TOKEN_PREVIOUS }).operatorTokens;

  expect(read(`${before}, ${long}`)).toEqual([now, before, long]);
  expect(read('')).toEqual([now]);
  expect(() => read(`${before},short`)).toThrow('OPERATOR_TOKEN_PREVIOUS');
});

it('responses over http have no HSTS header', async () => {
  expect((await ask({ path: '/' })).headers).not.toHaveProperty('strict-transport-security');
});

it('a thousand idle connections do not block requests', async () => {
  const { port } = new URL(await addressOf(site));
  const idle = await Promise.all(
    Array.from({ length: 1000 }, async (_, i) => {
      const socket = net.connect(Number(port), '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      if (i % 2 === 0) socket.write('GET / HTTP/1.1\r\nhost: shop.example\r\n');
      return socket;
    }),
  );

  const responses = await Promise.all(Array.from({ length: 20 }, () => ask({ path: '/' })));
  for (const socket of idle) socket.destroy();

  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
});

it('during shutdown, /readyz returns 503 but pages are still served', async () => {
  const readiness = new Readiness();
  const server = await buildServer(
    readConfig({ API_URL: await addressOf(api), RELEASES_DIR: releasesDir, LOG_LEVEL: 'silent' }),
    { readiness },
  );
  const ready = await ask({ path: '/readyz' }, server);
  readiness.isStopping = true;
  const stopping = await ask({ path: '/readyz' }, server);
  const page = await ask({ path: '/' }, server);
  await server.close();

  expect([ready.status, stopping.status, page.status]).toEqual([200, 503, 200]);
  expect(JSON.parse(stopping.body)).toMatchObject({ success: false, code: 'STOPPING' });
  expect(stopping.headers['retry-after']).toBe('1');
});
