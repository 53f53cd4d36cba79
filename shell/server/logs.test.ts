import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import type { FastifyInstance } from 'fastify';

import { readConfig } from './config/config.ts';
import { rolloutOf, writeRelease, writeRollout } from './test-support/hand-made-release.ts';
import { buildServer } from './server.ts';

const CANARIES = {
  email: 'canary.mail@example.com',
  phone: '9000012345',
  code: '424242',
  token: 'canaryTokenInTheHeader0123456789',
  cookie: 'canaryCookieValue0123456789',
  agent: 'Canary Agent',
  query: 'canary-in-the-query',
  referer: 'canary-in-the-referer',
  forwarded: '203.0.113.77',
  body: 'canary-in-the-body',
};
const BODY = JSON.stringify(CANARIES);
const HEADERS = {
  authorization: `Bearer ${CANARIES.token}`,
  cookie: `visitor=${CANARIES.cookie}; release-page=${CANARIES.cookie}; try=${CANARIES.cookie}; avoid=${CANARIES.cookie}`,
  'user-agent': CANARIES.agent,
  referer: `http://localhost/${CANARIES.referer}`,
  'x-forwarded-for': CANARIES.forwarded,
};
const PATHS = [
  '/',
  '/shop',
  '/shop/fails',
  `/nothing/${CANARIES.email}/${CANARIES.phone}/${CANARIES.code}`,
  '/nothing/%',
  '/robots.txt',
  '/healthz',
  '/_reports',
  '/_releases',
  `/_releases/enter/${CANARIES.token}`,
  `/_releases/try/${CANARIES.token}`,
  '/_releases/promote',
  '/releases/shell/1.0.0-a/client/main.js',
  `/releases/${CANARIES.email}/${CANARIES.code}/client/main.js`,
  `/api/orders/${CANARIES.email}`,
  `/api/operator/orders/${CANARIES.phone}`,
  `/media/${CANARIES.email}.jpg`,
  '/api/broken',
  `/dev/mailbox/${CANARIES.email}`,
  `//${CANARIES.email}`,
];
const RENDERER = `
  exports.provided = {};
  exports.renderPage = async ({ url, section }) => ({ status: 200, html: section ? section.face.draw(url) : 'drawn' });`;
const SHOP = `
  exports.default = { contract: 1, draw: (url) => { if (url.includes('fails')) throw new Error('no such thing'); return 'shop'; } };`;

let releasesDir: string;
let lines: string[] = [];
let api: http.Server;
let site: FastifyInstance;

beforeAll(async () => {
  releasesDir = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  writeRelease(releasesDir, 'shell', '1.0.0-a', { files: { 'server/index.cjs': RENDERER } });
  writeRelease(releasesDir, 'mfe-shop', '1.0.0-a', { paths: ['/shop/*'], files: { 'server/index.cjs': SHOP } });
  writeRollout(releasesDir, rolloutOf({ shell: { stable: '1.0.0-a' }, 'mfe-shop': { stable: '1.0.0-a' } }));
  api = http.createServer((request, response) => {
    if (request.url?.startsWith('/api/broken')) response.destroy();
    else response.end('{}');
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const API_URL = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const environment = {
    API_URL,
    DEV_STAND_INS_URL: API_URL,
    RELEASES_DIR: releasesDir,
    LOG_LEVEL: 'debug',
    RENDER_WORKERS: '1',
  };
  const logTo = { write: (line: string) => void lines.push(line) };
  site = await buildServer(readConfig({ ...environment, TRUSTED_PROXIES: '127.0.0.1' }), { logTo });
  await site.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(() => (lines = []));
afterAll(async () => {
  await site.close();
  api.close();
  fs.rmSync(releasesDir, { recursive: true });
});

const port = () => (site.server.address() as AddressInfo).port;

async function ask(method: string, target: string, headers: Record<string, string> = HEADERS) {
  const options = { host: '127.0.0.1', port: port(), path: `${target}?q=${CANARIES.query}`, agent: false };
  const request = http.request({ ...options, method, headers });
  request.end(method === 'GET' ? undefined : BODY);
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  await text(response);
  return response.statusCode ?? 0;
}

async function sendBytes(words: string, { closes }: { closes: boolean }): Promise<void> {
  const socket = net.connect(port(), '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  const closed = once(socket.resume(), 'close');
  socket.write(words, () => closes && socket.destroy());
  await closed;
}

async function sendAllRequests(): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (const target of PATHS) {
    statuses.add(await ask('GET', target));
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/odd']) {
      statuses.add(await ask('POST', target, { ...HEADERS, 'content-type': type }));
    }
  }
  const head = Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);
  const post = `POST /api/orders?q=${CANARIES.query} HTTP/1.1\r\nhost: x\r\n${head.join('')}content-length: 500\r\n\r\n${BODY}`;
  await sendBytes(`GET /${CANARIES.email} HTTP/9\r\n${head.join('')}\r\n`, { closes: false });
  await sendBytes(`${CANARIES.token}\r\n\r\n`, { closes: false });
  await sendBytes(post, { closes: true });
  await sendBytes(post.replace('/api/orders', '/shop'), { closes: true });
  return statuses;
}

function leakingLines(): string[] {
  const values = Object.values(CANARIES).flatMap((canary) => [canary, encodeURIComponent(canary)]);
  return lines.filter((line) => values.some((canary) => line.includes(canary)));
}

it('the log contains no data that a visitor sent', async () => {
  const statuses = await sendAllRequests();

  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404, 503]));
  expect(lines.filter((line) => line.includes('"page"')).length).toBeGreaterThan(3);
  expect(lines.filter((line) => line.includes('"level":50')).length).toBeGreaterThan(0);
  expect(leakingLines()).toEqual([]);
});

it('while the api is unavailable, no data sent by a visitor is logged', async () => {
  api.closeAllConnections();
  api.close();

  const statuses = await sendAllRequests();

  expect(statuses.has(503)).toBe(true);
  expect(lines.filter((line) => line.includes('response errored')).length).toBeGreaterThan(3);
  expect(leakingLines()).toEqual([]);
});
