import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

import { ErrorSink } from './error-sink.ts';

const ERROR = {
  app: 'mfe-shop',
  version: '1.2.0-b',
  kind: 'handler',
  message: 'TypeError: no price',
  stack: ['at total (mfe-shop/src/price.ts:3:9)', 'at run (node_modules/react-dom/index.js:7:1)'].join('\n'),
  route: '/products/:id',
  browser: 'Chrome',
};

let status: number;
let requests: { url: string | undefined; auth: unknown; lines: Record<string, unknown>[] }[];
let warnings: string[];
let server: http.Server;
let sink: ErrorSink;

beforeEach(async () => {
  status = 200;
  requests = [];
  warnings = [];
  server = http.createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      const lines = body.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
      requests.push({ url: request.url, auth: request.headers['x-sentry-auth'], lines });
      response.writeHead(status).end('{}');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  sink = new ErrorSink(`http://public-key@127.0.0.1:${port}/sentry/42`, {
    warn: (_details, message) => warnings.push(message),
  });
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

it('an error is sent as a Sentry envelope', async () => {
  await sink.send(ERROR);

  expect(requests).toHaveLength(1);
  const [{ url, auth, lines } = { url: '', auth: '', lines: [] }] = requests;
  expect(url).toBe('/sentry/api/42/envelope/');
  expect(auth).toContain('sentry_key=public-key');
  expect(lines[1]).toEqual({ type: 'event' });
  expect(lines[2]).toMatchObject({
    event_id: lines[0]?.event_id,
    release: 'mfe-shop@1.2.0-b',
    transaction: '/products/:id',
    tags: { app: 'mfe-shop', kind: 'handler', browser: 'Chrome' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'no price',
          stacktrace: {
            frames: [
              { function: 'run', filename: 'node_modules/react-dom/index.js', lineno: 7, colno: 1, in_app: false },
              { function: 'total', filename: 'mfe-shop/src/price.ts', lineno: 3, colno: 9, in_app: true },
            ],
          },
        },
      ],
    },
  });
});

it('repeated delivery failures are logged only once', async () => {
  status = 500;
  await sink.send(ERROR);
  await sink.send(ERROR);

  expect(requests).toHaveLength(2);
  expect(warnings).toEqual(['could not send an error to ERROR_SINK_DSN']);
});

it('at most 60 errors per minute are forwarded', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  await Promise.all(Array.from({ length: 100 }, () => sink.send(ERROR)));
  jest.restoreAllMocks();

  expect(requests).toHaveLength(60);
});
