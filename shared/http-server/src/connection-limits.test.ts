import { once } from 'node:events';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

import { connectionLimits, limitSlowRequests } from './connection-limits.ts';

const SHORT_MS = 200;
const MEGABYTE = 1024 * 1024;

let app: FastifyInstance;
let sources: Readable[];
let produced: number;

beforeEach(async () => {
  sources = [];
  produced = 0;
  app = Fastify({ forceCloseConnections: true, ...connectionLimits(1_000), connectionTimeout: SHORT_MS });
  limitSlowRequests(app, SHORT_MS);
  app.get('/endless', (_request, reply) => {
    const source = new Readable({
      read() {
        produced += MEGABYTE;
        this.push(Buffer.alloc(MEGABYTE));
      },
    });
    sources.push(source);
    return reply.send(source);
  });
  app.post('/*', async () => 'received');
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

async function send(text: string) {
  const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

it('disconnects a client that never reads its response', async () => {
  const client = (await send('GET /endless HTTP/1.1\r\nhost: x\r\n\r\n')).pause();
  while (sources.length === 0) await once(app.server, 'request');

  const [source] = sources;
  if (source && !source.closed) await once(source, 'close');
  client.destroy();

  expect(source?.destroyed).toBe(true);
  expect(produced).toBeLessThan(100 * MEGABYTE);
});

it('closes a connection whose request body does not arrive in time', async () => {
  const slow = await send(
    'POST /orders HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 10\r\n\r\nhalf',
  );
  let answer = '';
  slow.setEncoding('utf8').on('data', (piece: string) => (answer += piece));

  await once(slow, 'close');

  expect(answer).toBe('');
});

it('gives operators more time to send a request body than other clients', async () => {
  const slow = await send(
    'POST /api/operator/x HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 4\r\n\r\nha',
  );
  let answer = '';
  slow.setEncoding('utf8').on('data', (piece: string) => (answer += piece));
  const other = await send(
    'POST /orders HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 4\r\n\r\nha',
  );
  await once(other.resume(), 'close');

  slow.write('lf');
  await once(slow, 'data');
  slow.destroy();

  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});
