import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folder-lock.ts';

const lost = () => {
  throw new Error('lost the lock');
};

describe('the lock of the data folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kaagazz-lock-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Leaves a lock behind as a process does that is killed, its heartbeat `secondsAgo`. */
  async function leaveLock(owner: { pid: number; host: string }, secondsAgo: number): Promise<void> {
    const heartbeat = new Date(Date.now() - secondsAgo * 1000);
    await mkdir(join(folder, 'pglite.lock'));
    await utimes(join(folder, 'pglite.lock'), heartbeat, heartbeat);
    await writeFile(join(folder, 'pglite.owner.json'), JSON.stringify(owner));
  }

  it('keeps a second process out, in one line that names the first', async () => {
    const living: ChildProcess = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const pid = living.pid ?? 0;
    await leaveLock({ pid, host: hostname() }, 5);

    await expect(lockFolder(folder, lost)).rejects.toThrow(`data folder ${folder} is in use by process ${pid}`);

    living.kill();
  });

  it('opens to the next one after release', async () => {
    const first = await lockFolder(folder, lost);
    await first.release();

    const second = await lockFolder(folder, lost);

    await second.release();
  });

  it('is taken over within seconds from a process of this machine that died', async () => {
    const dead = spawn(process.execPath, ['-e', '']);
    await new Promise((exited) => dead.once('exit', exited));
    await leaveLock({ pid: dead.pid ?? 0, host: hostname() }, 1);

    const lock = await lockFolder(folder, lost);

    await lock.release();
  });

  it('is held by another machine as long as its heartbeat goes on, not longer', async () => {
    await leaveLock({ pid: 1, host: 'elsewhere' }, 30);
    await expect(lockFolder(folder, lost)).rejects.toThrow('is in use by process 1');

    await rm(join(folder, 'pglite.lock'), { recursive: true });
    await leaveLock({ pid: 1, host: 'elsewhere' }, 61);
    const lock = await lockFolder(folder, lost);

    await lock.release();
  });
});
