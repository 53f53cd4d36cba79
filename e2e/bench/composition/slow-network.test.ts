import { randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

import { runUntil } from '../../support/running-process.ts';
import type { RunningProcess } from '../../support/running-process.ts';

const body = randomBytes(60_000);
let site: http.Server;
let network: RunningProcess;
let url = '';

beforeAll(async () => {
  site = http.createServer(({ url: path }, response) => {
    if (path === '/closing') response.setHeader('connection', 'close');
    response.end(body);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  network = await runUntil(/^listening network (\d+)$/m, 'e2e/bench/composition/slow-network.ts', {
    args: [`${port}`],
  });
  url = `http://127.0.0.1:${network.match[1]}`;
});

afterAll(async () => {
  await network.stop();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

async function get(path: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(url + path)).arrayBuffer());
}

it('the simulated slow network delivers concurrent responses completely and in order', async () => {
  const bodies = await Promise.all([get('/'), get('/other')]);

  expect(bodies.map((received) => received.equals(body))).toEqual([true, true]);
});

it('the simulated slow network delivers the whole response even if the server disconnects', async () => {
  expect((await get('/closing')).equals(body)).toBe(true);
});
