import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { callForJson } from './json-call.ts';

/** What the gateway does with a call to each path. */
const ANSWERS: Record<string, (request: http.IncomingMessage, response: http.ServerResponse) => void> = {
  '/name': (_, response) => {
    const bytes = Buffer.from(JSON.stringify({ name: 'काग़ज़' }));
    // In the middle of a letter.
    response.write(bytes.subarray(0, 11));
    setImmediate(() => response.end(bytes.subarray(11)));
  },
  '/echo': (request, response) => {
    request.setEncoding('utf8').on('data', (body: string) => {
      const { 'content-length': bytes, 'content-type': type } = request.headers;
      response.writeHead(400).end(JSON.stringify({ body, bytes, type, port: request.socket.remotePort }));
    });
  },
  '/page': (_, response) => void response.end('<h1>Bad gateway</h1>'),
  '/moved': (_, response) => void response.writeHead(302, { location: '/name' }).end('{}'),
  '/silent': () => {},
  '/half': (_, response) => void response.write('{"id":'),
  '/torn': (_, response) => void response.write('{"id":', () => response.destroy()),
};

describe('a call to the gateway', () => {
  let gateway: http.Server;
  let url: string;
  beforeAll(async () => {
    gateway = http.createServer((request, response) => ANSWERS[request.url ?? '']?.(request, response));
    await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
    url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    gateway.closeAllConnections();
    await new Promise((closed) => gateway.close(closed));
  });
  const call = (path: string, { body, patience = 5_000 }: { body?: string; patience?: number } = {}) =>
    callForJson(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(patience),
    });

  it('reads an answer whose pieces end in the middle of a letter', async () => {
    expect(await call('/name')).toEqual({ status: 200, answer: { name: 'काग़ज़' } });
  });

  it('sends what it has to say in whole, over one connection, and tells what was answered to it', async () => {
    const body = '{"name":"काग़ज़"}';
    const { status, answer } = await call('/echo', { body });
    const again = await call('/echo', { body });

    expect(status).toBe(400);
    expect(answer).toMatchObject({ body, bytes: String(Buffer.byteLength(body)), type: 'application/json' });
    expect(again.answer).toEqual(answer);
  });

  it('goes nowhere else than it was sent', async () => {
    expect(await call('/moved')).toEqual({ status: 302, answer: {} });
  });

  it.each([
    ['a gateway that says nothing', '/silent', 'TimeoutError'],
    ['one that stops in the middle', '/half', 'TimeoutError'],
  ])('waits for %s no longer than its caller', async (_, path, name) => {
    await expect(call(path, { patience: 50 })).rejects.toMatchObject({ cause: { name } });
  });

  it.each([
    ['no JSON', '/page'],
    ['torn off', '/torn'],
  ])('fails when the answer is %s', async (_, path) => {
    await expect(call(path)).rejects.toThrow();
  });

  it('fails when nobody listens', async () => {
    const nobody = http.createServer();
    await new Promise<void>((listening) => nobody.listen(0, '127.0.0.1', listening));
    const { port } = nobody.address() as AddressInfo;
    await new Promise((closed) => nobody.close(closed));

    const asked = callForJson(`http://127.0.0.1:${port}/`, {
      method: 'GET',
      headers: {},
      signal: AbortSignal.timeout(5_000),
    });

    await expect(asked).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
