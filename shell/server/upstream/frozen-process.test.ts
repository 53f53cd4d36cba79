import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

import { UpstreamPool } from './upstream-pool.ts';
import { proxyTo } from './upstream.ts';

const API = `
  const server = require('node:http').createServer((request, response) => {
    request.resume().on('end', () => response.end(JSON.stringify({ pid: process.pid })));
  });
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;

let processes: ChildProcess[];
let origins: string[];
let pool: UpstreamPool;
let site: FastifyInstance;

beforeEach(async () => {
  processes = [1, 2].map(() => spawn(process.execPath, ['-e', API], { stdio: ['ignore', 'pipe', 'inherit'] }));
  const ports = await Promise.all(processes.map(async ({ stdout }) => String((await once(stdout!, 'data'))[0]).trim()));
  origins = ports.map((port) => `http://127.0.0.1:${port}`);
  site = Fastify();
  pool = new UpstreamPool(origins, site.log);
  await proxyTo(site, '/api', { pool });
  pool.start();
  await site.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  pool.close();
  for (const each of processes) each.kill('SIGKILL');
  await site.close();
});

async function ask(method = 'GET'): Promise<{ status: number; pid: number }> {
  const { port } = site.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/api/x`, { method });
  return { status: response.status, pid: ((await response.json()) as { pid: number }).pid };
}

const left = () => new Promise<string>((resolve) => pool.onLeave(resolve));

it('GET requests to a frozen process are retried on another process', async () => {
  const [frozen, other] = processes;
  const leaves = left();
  frozen?.kill('SIGSTOP');

  const responses = await Promise.all(Array.from({ length: 20 }, () => ask()));

  expect(responses).toEqual(responses.map(() => ({ status: 200, pid: other?.pid })));
  expect(await leaves).toBe(origins[0]);
});

it('a frozen process gets no requests until it responds again', async () => {
  const [frozen, other] = processes;
  const leaves = left();
  frozen?.kill('SIGSTOP');
  await leaves;

  const during = await Promise.all(Array.from({ length: 10 }, () => ask('POST')));
  frozen?.kill('SIGCONT');
  let after = await ask('POST');
  while (after.pid !== frozen?.pid) after = await ask('POST');

  expect(during.map(({ pid }) => pid)).toEqual(during.map(() => other?.pid));
});

it('GET requests to a killed process are retried on another process', async () => {
  const [killed, other] = processes;
  killed?.kill('SIGKILL');
  await once(killed!, 'exit');

  const responses = await Promise.all(Array.from({ length: 10 }, () => ask()));

  expect(responses).toEqual(responses.map(() => ({ status: 200, pid: other?.pid })));
});

it('a process gets no more requests after two failed health checks', async () => {
  let checks = 0;
  const hanging = http.createServer(() => void (checks += 1));
  await once(hanging.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
  const watched = new UpstreamPool([origin, origins[1] ?? ''], site.log);
  watched.start();

  await new Promise((resolve) => watched.onLeave(resolve));
  watched.close();
  hanging.closeAllConnections();
  hanging.close();

  expect(checks).toBe(2);
  expect([watched.pick(), watched.pick()]).toEqual([origins[1], origins[1]]);
});
