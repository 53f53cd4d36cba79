import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { debianProgram } from '../../shared/tooling/local/src/test/installed-programs.ts';
import { ROOT } from '../support/running-process.ts';

const run = promisify(execFile);

/**
 * This test needs Debian's PostgreSQL 15 and pgBackRest, so it runs only in `npm run test:long`.
 */
const inLongRuns = process.env.LONG ? it : it.skip;

const SCRIPT = path.join(import.meta.dirname, 'support/back-up-and-restore.sh');

describe('a nightly backup and a restore drill', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'kaagazz-drill-'));
    await chmod(folder, 0o777);
  });
  afterAll(() => rm(folder, { recursive: true }));

  inLongRuns('restores every order, starts the shop on the copy and reports what is lost', async () => {
    await debianProgram('pgbackrest', '/usr/bin/pgbackrest');
    await debianProgram('rsync', '/usr/bin/rsync');
    await debianProgram('postgresql-15', '/usr/lib/postgresql/15/bin/postgres');
    await mkdir(path.join(folder, 'files'));
    await writeFile(path.join(folder, 'files/letter.pdf'), 'pdf');
    const command = ['bash', SCRIPT, folder, process.execPath];
    const { stdout } =
      // PostgreSQL refuses to run as root, so run the script as another user.
      process.getuid?.() === 0
        ? await run('unshare', ['--user', '--map-user=1000', '--map-group=1000', '--', ...command], { cwd: ROOT })
        : await run('/usr/bin/env', command, { cwd: ROOT });

    const report = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { lostSeconds: number };
    expect(report).toMatchObject({ ok: true, live: { products: 41 }, restored: { products: 41 } });
    expect(report.lostSeconds).toBeLessThan(120);
    const [copy = ''] = await readdir(path.join(folder, 'backup/folders/files'));
    expect(await readdir(path.join(folder, 'backup/folders/files', copy))).toEqual(['letter.pdf']);
  });
});
