import { once } from 'node:events';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';

import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

import { handleOneAtATime } from './one-at-a-time.ts';

let site: FastifyInstance;
let working: Map<string, () => void>;
let most: number;

beforeEach(async () => {
  working = new Map();
  most = 0;
  site = Fastify({ forceCloseConnections: true });
  handleOneAtATime(site);
  site.get('/*', async ({ url }) => {
    await new Promise<void>((resolve) => {
      working.set(url, resolve);
      most = Math.max(most, working.size);
    });
    working.delete(url);
    return url;
  });
  await site.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => site.close());

async function connect() {
  const socket = net.connect((site.server.address() as AddressInfo).port, '127.0.0.1');
  let said = '';
  socket.setEncoding('utf8').on('data', (piece: string) => (said += piece));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const send = (paths: string[]) =>
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`).join(''));
  return { socket, send, responses: () => said.match(/(?<=\r\n\r\n)\/[a-z]+/g) ?? [] };
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const since = performance.now();
  while (!(await isSo())) {
    if (performance.now() - since > 4_000) throw new Error(`never: ${isSo.toString()}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const finish = async (path: string) => {
  await until(() => working.has(path));
  working.get(path)?.();
};

it('pipelined requests on a connection are handled one at a time', async () => {
  const client = await connect();
  client.send(['/a', '/b', '/c']);
  for (const path of ['/a', '/b', '/c']) await finish(path);
  await until(() => client.responses().length === 3);
  client.socket.destroy();

  expect(client.responses()).toEqual(['/a', '/b', '/c']);
  expect(most).toBe(1);
});

it('requests from different connections are handled concurrently', async () => {
  const [greedy, modest] = [await connect(), await connect()];
  greedy.send(['/a', '/b', '/c', '/d']);
  await until(() => working.has('/a'));

  modest.send(['/mine']);
  await finish('/mine');
  await until(() => modest.responses().length === 1);

  expect([...working.keys()]).toEqual(['/a']);
  for (const { socket } of [greedy, modest]) socket.destroy();
});

it('a connection with too many waiting requests is closed', async () => {
  const client = await connect();
  const closed = once(client.socket, 'close');
  client.send(Array.from({ length: 50 }, (_, i) => `/p${i}`));

  await closed;

  expect(most).toBe(1);
});

it('waiting requests are dropped when their connection closes', async () => {
  const client = await connect();
  client.send(['/a', '/b']);
  await until(() => working.has('/a'));

  client.socket.destroy();
  const connections = promisify(site.server.getConnections.bind(site.server));
  await until(async () => (await connections()) === 0);
  await finish('/a');
  const other = await connect();
  other.send(['/mine']);
  await finish('/mine');
  await until(() => other.responses().length === 1);
  other.socket.destroy();

  expect(working.has('/b')).toBe(false);
});
