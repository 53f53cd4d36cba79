import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { withQueryTimeout } from './bounded-client.ts';
import type { Database } from './database.ts';

const MAX_ATTEMPTS = 8;
/** PostgreSQL expects clients to retry serialization failures (40001) and deadlocks (40P01). */
const RETRYABLE = new Set(['40001', '40P01']);
const commitCallbacks = new WeakMap<Database, (() => void)[]>();

export function afterCommit(tx: Database, callback: () => void): void {
  const callbacks = commitCallbacks.get(tx);
  if (callbacks) callbacks.push(callback);
  else callback();
}

/**
 * Runs `work` in a transaction and retries it after a conflict. `work` may run several times, so it
 * must not have effects outside the database.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const callbacks: (() => void)[] = [];
      const result = await database.transaction((tx) => {
        commitCallbacks.set(tx, callbacks);
        return work(tx);
      });
      for (const callback of callbacks) callback();
      return result;
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
      await wait(Math.random() * 10 * 2 ** attempt);
    }
  }
}

const LONG_TIMEOUT_MS = 10 * 60_000;

export function inLongTransaction<Result>(
  database: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return withQueryTimeout(LONG_TIMEOUT_MS, () =>
    inTransaction(database, async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${LONG_TIMEOUT_MS}`));
      await tx.execute(sql.raw(`set local lock_timeout = ${LONG_TIMEOUT_MS}`));
      return work(tx);
    }),
  );
}

export function sqlState(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return null;
}
