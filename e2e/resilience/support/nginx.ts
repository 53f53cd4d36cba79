import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { MissingProgram, aptInstall, findProgram } from '../../../shared/tooling/local/src/test/installed-programs.ts';
import { ROOT } from '../../support/running-process.ts';
import { freePort } from '../../support/site.ts';
import { HttpClient } from './http-client.ts';
import { eventually } from './eventually.ts';

const IN_DEBIAN = '/usr/sbin/nginx';
const STARTS_WITHIN_MS = 10_000;

export interface Balancer {
  url: string;
  apiUrl: string;
  /** Returns the error log without refused connections, after which nginx tries the next server. */
  errorLog(): string;
  stop(): Promise<void>;
}

/**
 * Runs nginx with deploy/nginx/kaagazz.conf, using the addresses, certificates and folders of this
 * machine.
 *
 * @param apiPorts,shellPorts two of each
 * @throws MissingProgram
 */
export async function startBalancer(apiPorts: readonly number[], shellPorts: readonly number[]): Promise<Balancer> {
  const program = await nginxProgram();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kaagazz-nginx-'));
  const [port, plainPort, apiPort] = [await freePort(), await freePort(), await freePort()];
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    wholeConfiguration(folder, localConfiguration({ port, plainPort, apiPort, apiPorts, shellPorts, folder })),
  );

  const nginx = spawn(program, ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  nginx.stderr.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-2000)));
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()));
  const stop = async () => {
    nginx.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };

  const url = `http://127.0.0.1:${port}`;
  const visitor = new HttpClient();
  try {
    await eventually(async () => {
      if (nginx.exitCode !== null) throw new Error(`nginx exited: ${output}`);
      return visitor.request(url, 'GET', '/healthz');
    }, STARTS_WITHIN_MS);
  } catch (error) {
    await stop();
    throw error;
  } finally {
    visitor.close();
  }
  const errorLog = () => {
    const lines = readFileSync(path.join(folder, 'error.log'), 'utf8').split('\n');
    return lines.filter((line) => !line.includes('Connection refused')).join('\n');
  };
  return { url, apiUrl: `http://127.0.0.1:${apiPort}`, errorLog, stop };
}

async function nginxProgram(): Promise<string> {
  const find = () => findProgram(['nginx', IN_DEBIAN]);
  const found = find() ?? ((await aptInstall('nginx-light')) ? find() : undefined);
  if (found) return found;
  throw new MissingProgram('no nginx: install it (Debian: apt-get install nginx-light)');
}

interface Addresses {
  port: number;
  plainPort: number;
  apiPort: number;
  apiPorts: readonly number[];
  shellPorts: readonly number[];
  folder: string;
}

/** Returns deploy/nginx/kaagazz.conf with the addresses of this machine. */
function localConfiguration({ port, plainPort, apiPort, apiPorts, shellPorts, folder }: Addresses): string {
  const example = readFileSync(path.join(ROOT, 'deploy/nginx/kaagazz.conf'), 'utf8');

  const replacements: [pattern: RegExp, here: string][] = [
    [/listen 80;/g, `listen 127.0.0.1:${plainPort};`],
    [/listen 443 ssl;/g, `listen 127.0.0.1:${port};`],
    [/ *ssl_certificate.*\n/g, ''],
    [/listen 10\.0\.0\.5:3100;/g, `listen 127.0.0.1:${apiPort};`],
    [/10\.0\.0\.11:3000/g, `127.0.0.1:${shellPorts[0]}`],
    [/10\.0\.0\.12:3000/g, `127.0.0.1:${shellPorts[1]}`],
    [/10\.0\.0\.11:3001/g, `127.0.0.1:${apiPorts[0]}`],
    [/10\.0\.0\.12:3001/g, `127.0.0.1:${apiPorts[1]}`],
    [/\/var\/cache\/nginx\/kaagazz/g, path.join(folder, 'cache')],
  ];
  return replacements.reduce((text, [pattern, here]) => {
    if (!pattern.test(text)) throw new Error(`deploy/nginx/kaagazz.conf no longer contains ${pattern.source}`);
    return text.replace(pattern, here);
  }, example);
}

/** Returns the main nginx.conf of a distribution with the servers inserted. */
function wholeConfiguration(folder: string, servers: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${path.join(folder, kind)};`,
  );
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes 2;
    pid ${path.join(folder, 'nginx.pid')};
    error_log ${path.join(folder, 'error.log')};
    events { worker_connections 2048; }
    http {
      access_log off;
      ${temporary.join('\n')}
      ${servers}
    }`;
}
