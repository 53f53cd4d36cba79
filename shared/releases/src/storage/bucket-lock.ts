import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { lockedProblem } from './release-storage.ts';
import type { ReleaseStorage, StoredObject } from './release-storage.ts';

const LOCKS = 'locks/';
/** `locks/1763692341000-9f3c2a7b1d04`: what else lies there is none of ours */
const LOCK_KEY = /^locks\/\d+-[0-9a-f]{12}$/;
/** A holder that says nothing for this long is gone. */
const STALE_AFTER_MS = 30_000;
const HEARTBEAT_MS = 8000;
const PAUSE_MS = 60;
const LONGEST_PAUSES = 3;
const LOOKS = 20;
/** So long two that came at the same moment are given to sort out who goes first. */
const SETTLE_MS = 500;

type LockStore = Pick<ReleaseStorage, 'read' | 'write' | 'entries' | 'remove'>;

/**
 * A lock that needs nothing of a store but that a list shows what was put before it. Everybody puts an object of their own, then lists: who sees no
 * other one holds the lock, because whoever comes later sees theirs. Of several that come at once the first in order stays and the others
 * step back; nobody who holds ever does.
 *
 * @throws ReleaseProblem LOCKED, STORAGE
 */
export async function lockBucket(store: LockStore, patienceMs: number): Promise<() => Promise<void>> {
  const deadline = performance.now() + patienceMs;
  for (let attempt = 1; ; attempt += 1) {
    const own = `${LOCKS}${Date.now()}-${randomBytes(6).toString('hex')}`;
    const unlock = await tryLock(store, own, Math.max(deadline, performance.now() + SETTLE_MS));
    if (unlock) return unlock;
    // Whoever waits mostly looks: the one who holds is not to be slowed down by a crowd that puts and removes.
    for (let looks = 0; looks < LOOKS; looks += 1) {
      if (performance.now() >= deadline) throw lockedProblem();
      await pause(Math.min(attempt, LONGEST_PAUSES) * PAUSE_MS * (0.5 + Math.random()));
      if ((await locks(store)).length === 0) break;
    }
  }
}

/** @returns undefined when somebody who goes first is there, or who holds it does not leave until the deadline */
async function tryLock(store: LockStore, own: string, deadline: number): Promise<(() => Promise<void>) | undefined> {
  const heartbeat = beat(store, own);
  try {
    await store.write(own, new Uint8Array());
    const put = performance.now();
    for (;;) {
      const rivals = await liveRivals(store, own, put);
      if (rivals?.length === 0) return heartbeat.stop;
      if (!rivals || rivals.some((rival) => rival < own) || performance.now() >= deadline) break;
      await pause(PAUSE_MS);
    }
  } catch (error) {
    await heartbeat.stop().catch(() => undefined);
    throw error;
  }
  await heartbeat.stop();
  return undefined;
}

/**
 * Others' locks; those of holders that are gone are taken away. Ages are by the store's clock: it wrote our own lock at `put`.
 *
 * @returns undefined when our own was taken away
 */
async function liveRivals(store: LockStore, own: string, put: number): Promise<string[] | undefined> {
  const all = await locks(store);
  const mine = all.find(({ key }) => key === own);
  const rivals = all.filter(({ key }) => key !== own);
  if (!mine) return undefined;
  const now = mine.modified.getTime() + (performance.now() - put);
  const stale = rivals.filter(({ modified }) => now - modified.getTime() > STALE_AFTER_MS);
  for (const { key } of stale) await store.remove(key);
  return rivals.filter((rival) => !stale.includes(rival)).map(({ key }) => key);
}

async function locks(store: LockStore): Promise<StoredObject[]> {
  return (await store.entries(LOCKS)).filter(({ key }) => LOCK_KEY.test(key));
}

/** Shows now and then that the holder lives. A lock that somebody took away is not put back. */
function beat(store: LockStore, own: string): { stop: () => Promise<void> } {
  let beating = Promise.resolve();
  const timer = setInterval(() => {
    beating = beating
      .then(async () => {
        if (await store.read(own)) await store.write(own, new Uint8Array());
      })
      // The next beat tries again; a holder that is cut off from the store for long is overtaken, as it must be.
      .catch(() => undefined);
  }, HEARTBEAT_MS).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await beating;
      await store.remove(own);
    },
  };
}
