import http from 'node:http';
import type { AddressInfo } from 'node:net';

import { DevFront } from './dev-front.ts';

const BUILT = { version: '1.0.0-a', hash: 'h1', problem: null };

let front: DevFront;
beforeEach(async () => (front = await DevFront.open()));
afterEach(() => front.close());

/** Reads a stream until something was said. */
async function until(stream: ReadableStreamDefaultReader<string>, words: string): Promise<void> {
  let said = '';
  while (!said.includes(words)) {
    const { done, value } = await stream.read();
    if (done) throw new Error(`the stream ended without ${words}: ${said}`);
    said += value;
  }
}

async function listen(): Promise<ReadableStreamDefaultReader<string>> {
  const { body } = await fetch(`${front.url}/dev/hot`);
  return body!.pipeThrough(new TextDecoderStream()).getReader();
}

it('tells a page that comes late how each app stands, and then what happens', async () => {
  front.say('mfe-print', BUILT);

  const stream = await listen();
  await until(stream, '"mfe-print":{"version":"1.0.0-a","hash":"h1","problem":null}');
  front.say('mfe-print', { ...BUILT, problem: 'a.tsx:1:2' });
  await until(stream, '"problem":"a.tsx:1:2"');

  front.hangUp();
  await expect(until(stream, 'more')).rejects.toThrow('the stream ended');
});

it('passes everything else under /dev on to the stand-ins, as it came', async () => {
  const standIns = http.createServer((request, response) => {
    response.writeHead(201, { 'content-type': 'text/plain' });
    request.on('data', (part: Buffer) => response.write(`${request.method} ${request.url} ${part.toString()}`));
    request.on('end', () => response.end());
  });
  await new Promise<void>((resolve) => standIns.listen(0, '127.0.0.1', resolve));
  front.passOnTo(`http://127.0.0.1:${(standIns.address() as AddressInfo).port}`);

  const answer = await fetch(`${front.url}/dev/payments/v1/orders?a=1`, { method: 'POST', body: 'amount=100' });

  expect(answer.status).toBe(201);
  expect(await answer.text()).toBe('POST /dev/payments/v1/orders?a=1 amount=100');
  standIns.closeAllConnections();
  standIns.close();
});

it('has nothing else where real services are used', async () => {
  expect((await fetch(`${front.url}/dev/mailbox`)).status).toBe(404);
});
