import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { lockedProblem } from './release-storage.ts';
import type { ReleaseStorage, StoredObject } from './release-storage.ts';

const LOCKS = 'locks/';
/** Such as `locks/1763692341000-9f3c2a7b1d04`. */
const LOCK_KEY = /^locks\/\d+-[0-9a-f]{12}$/;
/** A lock is considered abandoned if it has had no heartbeat for this long. */
const STALE_AFTER_MS = 30_000;
const HEARTBEAT_MS = 8000;
const PAUSE_MS = 60;
const LONGEST_PAUSES = 3;
const LOOKS = 20;
/** Minimum time to wait for competing processes to remove their lock objects. */
const SETTLE_MS = 500;

type LockStore = Pick<ReleaseStorage, 'read' | 'write' | 'entries' | 'remove'>;

/**
 * Acquires the lock by writing a lock object. If several processes do so at the same time, the
 * process whose object has the lowest key gets the lock.
 */
export async function lockBucket(store: LockStore, patienceMs: number): Promise<() => Promise<void>> {
  const deadline = performance.now() + patienceMs;
  for (let attempt = 1; ; attempt += 1) {
    const own = `${LOCKS}${Date.now()}-${randomBytes(6).toString('hex')}`;
    const unlock = await tryLock(store, own, Math.max(deadline, performance.now() + SETTLE_MS));
    if (unlock) return unlock;
    for (let looks = 0; looks < LOOKS; looks += 1) {
      if (performance.now() >= deadline) throw lockedProblem();
      await pause(Math.min(attempt, LONGEST_PAUSES) * PAUSE_MS * (0.5 + Math.random()));
      if ((await locks(store)).length === 0) break;
    }
  }
}

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

function beat(store: LockStore, own: string): { stop: () => Promise<void> } {
  let beating = Promise.resolve();
  const timer = setInterval(() => {
    beating = beating
      .then(async () => {
        if (await store.read(own)) await store.write(own, new Uint8Array());
      })
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
