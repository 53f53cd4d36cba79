import http from 'node:http';
import type { AddressInfo } from 'node:net';

import { DevProxy } from './dev-proxy.ts';

const BUILT = { version: '1.0.0-a', hash: 'h1', problem: null };

let proxy: DevProxy;
beforeEach(async () => (proxy = await DevProxy.open()));
afterEach(() => proxy.close());

async function readUntil(stream: ReadableStreamDefaultReader<string>, text: string): Promise<void> {
  let received = '';
  while (!received.includes(text)) {
    const { done, value } = await stream.read();
    if (done) throw new Error(`the stream ended without ${text}: ${received}`);
    received += value;
  }
}

async function openStream(): Promise<ReadableStreamDefaultReader<string>> {
  const { body } = await fetch(`${proxy.url}/dev/hot`);
  return body!.pipeThrough(new TextDecoderStream()).getReader();
}

it('the dev proxy streams each app’s current state, followed by every change', async () => {
  proxy.publish('mfe-print', BUILT);

  const stream = await openStream();
  await readUntil(stream, '"mfe-print":{"version":"1.0.0-a","hash":"h1","problem":null}');
  proxy.publish('mfe-print', { ...BUILT, problem: 'a.tsx:1:2' });
  await readUntil(stream, '"problem":"a.tsx:1:2"');

  proxy.endStreams();
  await expect(readUntil(stream, 'more')).rejects.toThrow('the stream ended');
});

it('the dev proxy forwards /dev/payments requests to the local services', async () => {
  const standIns = http.createServer((request, response) => {
    response.writeHead(201, { 'content-type': 'text/plain' });
    request.on('data', (part: Buffer) => response.write(`${request.method} ${request.url} ${part.toString()}`));
    request.on('end', () => response.end());
  });
  await new Promise<void>((resolve) => standIns.listen(0, '127.0.0.1', resolve));
  proxy.forwardTo(`http://127.0.0.1:${(standIns.address() as AddressInfo).port}`);

  const response = await fetch(`${proxy.url}/dev/payments/v1/orders?a=1`, { method: 'POST', body: 'amount=100' });

  expect(response.status).toBe(201);
  expect(await response.text()).toBe('POST /dev/payments/v1/orders?a=1 amount=100');
  standIns.closeAllConnections();
  standIns.close();
});

it('the dev proxy returns 404 for /dev/mailbox if there are no local services', async () => {
  expect((await fetch(`${proxy.url}/dev/mailbox`)).status).toBe(404);
});
