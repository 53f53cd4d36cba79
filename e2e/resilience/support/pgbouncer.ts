import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { debianProgram } from '../../../shared/tooling/local/src/test/installed-programs.ts';
import { freePort } from '../../support/site.ts';

export interface Pooler {
  databaseUrl: string;
  stop(): Promise<void>;
}

/** Runs PgBouncer with the settings in deploy/database/pgbouncer.sh. */
export async function startPooler(databaseUrl: string): Promise<Pooler> {
  const program = await debianProgram('pgbouncer', '/usr/sbin/pgbouncer');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kaagazz-pgbouncer-'));
  const url = new URL(databaseUrl);
  const [host, port] = [url.hostname, url.port];
  url.port = `${await freePort()}`;
  const users = path.join(folder, 'users.txt');
  writeFileSync(users, `"${url.username}" "${url.password}"\n`);
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${host} port=${port} user=${url.username} password=${url.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${url.port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = 40
max_client_conn = 1000
ignore_startup_parameters = extra_float_digits
`,
  );
  // PgBouncer refuses to run as root, so switch from root to another user.
  const isRoot = process.getuid?.() === 0;
  const child = isRoot
    ? spawn('unshare', ['--user', '--map-user=1000', '--map-group=1000', '--', program, file], { stdio: 'ignore' })
    : spawn(program, [file], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    databaseUrl: url.href,
    async stop() {
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
