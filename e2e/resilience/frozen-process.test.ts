import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

import { freePort } from '../support/site.ts';
import { startBalancer } from './support/caddy.ts';
import type { Balancer } from './support/caddy.ts';
import { HttpClient } from '../support/servers/http-client.ts';
import { eventually } from '../support/servers/eventually.ts';

const SERVER = `require('node:http')
  .createServer((request, response) => request.resume().on('end', () => response.end(String(process.pid))))
  .listen(Number(process.argv[1]), '127.0.0.1');`;

let processes: ChildProcess[];
let balancer: Balancer;
let visitors: HttpClient[];

beforeAll(async () => {
  const ports = [await freePort(), await freePort()];
  processes = ports.map((port) => spawn(process.execPath, ['-e', SERVER, `${port}`], { stdio: 'ignore' }));
  balancer = await startBalancer(ports, ports);
  visitors = Array.from({ length: 20 }, () => new HttpClient());
  await eventually(async () => (await visitors[0]?.request(balancer.url, 'GET', '/'))?.status === 200);
});
afterAll(async () => {
  for (const visitor of visitors) visitor.close();
  for (const each of processes) each.kill('SIGKILL');
  await balancer.stop();
});

afterEach(async () => {
  processes[0]?.kill('SIGCONT');
  for (const origin of [balancer.url, balancer.apiUrl]) {
    const pids = new Set<unknown>();
    await eventually(async () => {
      for (const visitor of visitors) pids.add((await visitor.request(origin, 'GET', '/')).body);
      return pids.size === 2;
    });
  }
});

it.each([
  ['a shell server', () => balancer.url],
  ['an api process', () => balancer.apiUrl],
])('Caddy moves GET requests away from %s that is frozen', async (_what, origin) => {
  const [frozen, other] = processes;
  frozen?.kill('SIGSTOP');

  const responses = await Promise.all(visitors.map((visitor) => visitor.request(origin(), 'GET', '/api/x')));
  const later = await visitors[0]?.request(origin(), 'POST', '/api/x', {});

  expect(responses.map(({ status, body }) => [status, String(body)])).toEqual(
    responses.map(() => [200, `${other?.pid}`]),
  );
  expect(String(later?.body)).toBe(`${other?.pid}`);
});
