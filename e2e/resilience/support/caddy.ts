import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { debianProgram } from '../../../shared/tooling/local/src/test/installed-programs.ts';
import { ROOT } from '../../support/running-process.ts';
import { freePort } from '../../support/site.ts';
import { HttpClient } from '../../support/servers/http-client.ts';
import { eventually } from '../../support/servers/eventually.ts';

const STARTS_WITHIN_MS = 60_000;
const LOG_LENGTH = 4_000;
const HOST_IS_UP = /"host is up","host":"127\.0\.0\.1:(\d+)"/;
const [API_CHECKS, SITE_CHECKS] = [2, 3];

export interface Balancer {
  url: string;
  apiUrl: string;
  log(): string;
  whileReplaced<Result>(port: number, replace: () => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

/** Runs Caddy with deploy/Caddyfile, but without TLS. */
export async function startBalancer(apiPorts: readonly number[], sitePorts: readonly number[]): Promise<Balancer> {
  const program = await debianProgram('caddy', '/usr/bin/caddy');
  const [port, apiPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kaagazz-caddy-'));
  const addresses = (ports: readonly number[]) => ports.map((each) => `127.0.0.1:${each}`).join(' ');
  const caddy = spawn(program, ['run', '--adapter', 'caddyfile', '--config', path.join(ROOT, 'deploy/Caddyfile')], {
    env: {
      HOME: folder,
      DOMAIN: url,
      ACME_EMAIL: 'ops@shop.example',
      SITES: addresses(sitePorts),
      APIS: addresses(apiPorts),
      API_LISTEN: `127.0.0.1:${apiPort}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  const timesUp = new Map<string, number>();
  createInterface(caddy.stderr).on('line', (line) => {
    log = `${log}${line}\n`.slice(-LOG_LENGTH);
    const port = HOST_IS_UP.exec(line)?.[1];
    if (port) timesUp.set(port, (timesUp.get(port) ?? 0) + 1);
  });
  const whileReplaced: Balancer['whileReplaced'] = async (port, replace) => {
    const before = timesUp.get(`${port}`) ?? 0;
    const result = await replace();
    const checks = apiPorts.includes(port) ? API_CHECKS : SITE_CHECKS;
    await eventually(() => Promise.resolve((timesUp.get(`${port}`) ?? 0) >= before + checks), STARTS_WITHIN_MS);
    return result;
  };
  const ended = new Promise<void>((resolve) => caddy.once('exit', () => resolve()));
  const stop = async () => {
    caddy.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };

  const visitor = new HttpClient();
  try {
    await eventually(async () => {
      if (caddy.exitCode !== null) throw new Error(`Caddy exited: ${log}`);
      return visitor.request(url, 'GET', '/healthz');
    }, STARTS_WITHIN_MS);
  } catch (error) {
    await stop();
    throw error;
  } finally {
    visitor.close();
  }
  return { url, apiUrl: `http://127.0.0.1:${apiPort}`, log: () => log, whileReplaced, stop };
}
