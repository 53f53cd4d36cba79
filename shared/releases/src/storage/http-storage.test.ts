import http from 'node:http';
import type { AddressInfo } from 'node:net';

import { HttpStorage } from './http-storage.ts';

let server: http.Server;
let origin: string;

beforeAll(async () => {
  server = http.createServer((request, response) => {
    if (request.url === '/releases/rollout.json') response.setHeader('etag', '"one"').end('{}');
    else response.writeHead(request.url === '/releases/broken' ? 500 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('reads a file and its ETag over HTTP', async () => {
  const storage = new HttpStorage(`${origin}/releases`);

  expect(Buffer.from((await storage.read('rollout.json')) ?? []).toString()).toBe('{}');
  expect(await storage.stamp('rollout.json')).toContain('"one"');
  expect(await storage.read('shell/1.0.0-a/release.json')).toBeUndefined();
  expect(await storage.stamp('shell/1.0.0-a/release.json')).toBeUndefined();
  expect(await storage.list('')).toEqual([]);
  expect(await storage.entries('')).toEqual([]);
});

it('throws STORAGE if the release server fails or is unreachable', async () => {
  await expect(new HttpStorage(`${origin}/releases`).read('broken')).rejects.toMatchObject({
    code: 'STORAGE',
    message: `${origin}/releases/broken responded with 500`,
  });
  await expect(new HttpStorage('http://127.0.0.1:1/').stamp('rollout.json')).rejects.toMatchObject({ code: 'STORAGE' });
});

it('rejects writes to HTTP storage', async () => {
  const storage = new HttpStorage(origin);

  for (const change of [storage.write('rollout.json', new Uint8Array()), storage.remove(''), storage.lock(0)]) {
    await expect(change).rejects.toMatchObject({
      code: 'STORAGE',
      message: expect.stringContaining('read-only') as string,
    });
  }
});
