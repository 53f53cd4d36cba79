import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import { debianProgram } from '../../../shared/tooling/local/src/test/installed-programs.ts';
import { eventually } from '../../support/servers/eventually.ts';
import { freePort } from '../../support/site.ts';

const run = promisify(execFile);
const PROGRAMS = '/usr/lib/postgresql/15/bin';

/** Starts Debian's PostgreSQL 15, the oldest supported version. Returns the database URL. */
export async function startDebianPostgres(folder: string, password: string) {
  await debianProgram('postgresql-15', `${PROGRAMS}/postgres`);
  const port = `${await freePort()}`;
  const data = path.join(folder, 'database');
  await run(...asOtherUser('initdb', '--pgdata', data, '--username=kaagazz', '--auth=trust'));
  const [program, programArguments] = asOtherUser('postgres', '-D', data, '-p', port, '-k', folder);
  const server = spawn(program, programArguments, { stdio: 'ignore' });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await eventually(() => run(`${PROGRAMS}/createdb`, ['-h', '127.0.0.1', '-p', port, '-U', 'kaagazz', 'kaagazz']));
  return {
    url: `postgres://kaagazz:${password}@127.0.0.1:${port}/kaagazz`,
    async stop() {
      server.kill('SIGINT');
      await ended;
    },
  };
}

function asOtherUser(name: string, ...programArguments: string[]): [string, string[]] {
  const program = `${PROGRAMS}/${name}`;
  return process.getuid?.() === 0
    ? ['unshare', ['--user', '--map-user=1000', '--map-group=1000', '--', program, ...programArguments]]
    : [program, programArguments];
}
