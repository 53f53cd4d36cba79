import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { callForJson } from './json-call.ts';

/** By path. */
const RESPONSES: Record<string, (request: http.IncomingMessage, response: http.ServerResponse) => void> = {
  '/name': (_, response) => {
    const bytes = Buffer.from(JSON.stringify({ name: 'काग़ज़' }));
    // Splits a multi-byte character.
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

describe('callForJson', () => {
  let gateway: http.Server;
  let url: string;
  beforeAll(async () => {
    gateway = http.createServer((request, response) => RESPONSES[request.url ?? '']?.(request, response));
    await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
    url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    gateway.closeAllConnections();
    await new Promise((closed) => gateway.close(closed));
  });
  const call = (path: string, { body, timeoutMs = 5_000 }: { body?: string; timeoutMs?: number } = {}) =>
    callForJson(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });

  it('decodes a multi-byte character that is split across chunks', async () => {
    expect(await call('/name')).toEqual({ status: 200, body: { name: 'काग़ज़' } });
  });

  it('sends the whole body, keeps the connection, and returns status and body of an error response', async () => {
    const body = '{"name":"काग़ज़"}';
    const { status, body: echo } = await call('/echo', { body });
    const again = await call('/echo', { body });

    expect(status).toBe(400);
    expect(echo).toMatchObject({ body, bytes: String(Buffer.byteLength(body)), type: 'application/json' });
    expect(again.body).toEqual(echo);
  });

  it('does not follow redirects', async () => {
    expect(await call('/moved')).toEqual({ status: 302, body: {} });
  });

  it.each([
    ['never responds', '/silent', 'TimeoutError'],
    ['stops in the middle of the response', '/half', 'TimeoutError'],
  ])('is aborted by its signal if the server %s', async (_, path, name) => {
    await expect(call(path, { timeoutMs: 50 })).rejects.toMatchObject({ cause: { name } });
  });

  it.each([
    ['is not JSON', '/page'],
    ['is cut off', '/torn'],
  ])('fails if the response %s', async (_, path) => {
    await expect(call(path)).rejects.toThrow();
  });

  it('fails if nothing listens on the port', async () => {
    const nobody = http.createServer();
    await new Promise<void>((listening) => nobody.listen(0, '127.0.0.1', listening));
    const { port } = nobody.address() as AddressInfo;
    await new Promise((closed) => nobody.close(closed));

    const refused = callForJson(`http://127.0.0.1:${port}/`, {
      method: 'GET',
      headers: {},
      signal: AbortSignal.timeout(5_000),
    });

    await expect(refused).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
