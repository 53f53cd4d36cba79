import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lock } from 'proper-lockfile';

/** Another process works in the folder. The message is the one line that its user should read. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';

  constructor(folder: string, pid: number | null) {
    super(`data folder ${folder} is in use by process ${pid ?? 'unknown'}`);
  }
}

interface Owner {
  pid: number;
  host: string;
}

const HEARTBEAT_MS = 5_000;
/** A holder that has not been heard of for this long is gone; longer than any single query may block the process. */
const STALE_MS = 60_000;
/** A holder known to be dead leaves a lock that may be taken as soon as it is this old (the library's least). */
const STALE_OF_THE_DEAD_MS = 2_000;
const TAKE_OVER_TRIES = 20;

/**
 * Locks a folder for this process: a lock with a heartbeat beside it, so that a crashed holder does not lock it for ever. A
 * holder which died on this very machine is replaced within seconds, one elsewhere when its heartbeat has stopped for a minute.
 *
 * @param onLost called when the lock was taken away, for instance after the machine slept
 * @throws FolderInUse
 */
export async function lockFolder(folder: string, onLost: () => void): Promise<{ release(): Promise<void> }> {
  const ownerFile = join(folder, 'pglite.owner.json');
  const take = (stale: number) =>
    lock(folder, {
      lockfilePath: join(folder, 'pglite.lock'),
      realpath: false,
      stale,
      update: Math.min(HEARTBEAT_MS, stale / 2),
      onCompromised: onLost,
    });

  let unlock = await take(STALE_MS).catch(ignoreLocked);
  for (let tries = 0; !unlock; tries += 1) {
    const owner = await readOwner(ownerFile);
    if (tries === TAKE_OVER_TRIES || !owner || !isDead(owner)) throw new FolderInUse(folder, owner?.pid ?? null);
    await wait(200);
    unlock = await take(STALE_OF_THE_DEAD_MS).catch(ignoreLocked);
  }

  const mine: Owner = { pid: process.pid, host: hostname() };
  await writeFile(ownerFile, JSON.stringify(mine));
  const release = unlock;
  return {
    async release() {
      await rm(ownerFile, { force: true });
      await release();
    },
  };
}

function ignoreLocked(error: unknown): undefined {
  if ((error as { code?: string }).code !== 'ELOCKED') throw error;
}

async function readOwner(file: string): Promise<Owner | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Owner;
  } catch {
    return null;
  }
}

/** Only this machine's process numbers mean anything here; our own number in a lock we don't hold is a dead namesake's. */
function isDead(owner: Owner): boolean {
  if (owner.host !== hostname()) return false;
  if (owner.pid === process.pid) return true;
  try {
    process.kill(owner.pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
