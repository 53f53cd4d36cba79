import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

import { registerRefusals } from '../security/refusals.ts';
import { UpstreamPool } from './upstream-pool.ts';
import { proxyTo } from './upstream.ts';

const UNAVAILABLE = {
  success: false,
  code: 'UNAVAILABLE',
  message: 'The shop is not available right now. Please try again.',
  retryAfter: 5,
};

let asked: http.IncomingMessage[];
let behave: http.RequestListener;
let api: http.Server;
let site: FastifyInstance;

async function listen(server: http.Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function open(options: { isTrial?: boolean; timeoutMs?: number }): Promise<void> {
  site = Fastify();
  registerRefusals(site);
  await proxyTo(site, '/api', { pool: new UpstreamPool([await listen(api)], site.log), ...options });
  await site.listen({ host: '127.0.0.1', port: 0 });
}

async function ask(path: string, options: http.RequestOptions = {}) {
  const { port } = site.server.address() as AddressInfo;
  const request = http.request({ host: '127.0.0.1', port, path, agent: false, ...options });
  request.end();
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

beforeEach(() => {
  asked = [];
  behave = (_request, response) => response.end('{}');
  api = http.createServer((request, response) => {
    asked.push(request);
    behave(request, response);
  });
});
afterEach(async () => {
  api.closeAllConnections();
  api.close();
  await site.close();
});

it('the proxy returns 503 with Retry-After if the api does not respond in time', async () => {
  await open({ timeoutMs: 300 });
  behave = () => undefined;

  const responses = await Promise.all(Array.from({ length: 140 }, () => ask('/api/orders')));

  for (const { status, headers, body } of responses) {
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(JSON.parse(body)).toEqual(UNAVAILABLE);
  }
});

it('a response that has started may take longer than the proxy’s timeout', async () => {
  await open({ timeoutMs: 500 });
  behave = (_request, response) => {
    response.write('{"rows":');
    const ends = setInterval(() => response.write(' '), 100);
    setTimeout(() => {
      clearInterval(ends);
      response.end('1}');
    }, 900);
  };

  const response = await ask('/api/orders');

  expect([response.status, JSON.parse(response.body)]).toEqual([200, { rows: 1 }]);
});

it('the proxy forwards a 503 from the api without retrying', async () => {
  await open({});
  behave = (_request, response) =>
    response.writeHead(503, { 'retry-after': '1' }).end('{"code":"DATABASE_UNAVAILABLE"}');

  const response = await ask('/api/product/list');

  expect([response.status, JSON.parse(response.body)]).toEqual([503, { code: 'DATABASE_UNAVAILABLE' }]);
  expect(asked).toHaveLength(1);
});

describe('the Origin header', () => {
  const HERE = { host: 'localhost:4000', origin: 'http://localhost:4000', 'sec-fetch-site': 'same-origin' };
  const ELSEWHERE = { ...HERE, origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' };

  const receivedBytes = async (headers: Record<string, string>) => {
    await ask('/api/auth/refresh-token', { method: 'POST', headers });
    const { origin, 'sec-fetch-site': site } = asked[0]?.headers ?? {};
    return { origin, site };
  };

  it('the proxy forwards the Origin header to the api', async () => {
    await open({});

    expect(await receivedBytes(HERE)).toEqual({ origin: HERE.origin, site: 'same-origin' });
  });

  it('the release gate’s test server removes the Origin header from same-origin requests', async () => {
    await open({ isTrial: true });

    expect(await receivedBytes(HERE)).toEqual({});
  });

  it.each([
    ['another site', ELSEWHERE],
    ['a subdomain', { ...HERE, 'sec-fetch-site': 'same-site' }],
  ])('the release gate’s test server forwards the Origin header if it is %s', async (_whose, headers) => {
    await open({ isTrial: true });

    expect(await receivedBytes(headers)).toEqual({ origin: headers.origin, site: headers['sec-fetch-site'] });
  });
});
