import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { patiently } from './bounded-client.ts';
import type { Database } from './database.ts';

const TRIES = 8;
/** Serialization failure and deadlock: PostgreSQL expects the client to retry the whole transaction. */
const WORTH_ANOTHER_TRY = new Set(['40001', '40P01']);
const commitCallbacks = new WeakMap<Database, (() => void)[]>();

/** Calls `callback` after `tx` has been committed; at once if it is not a transaction of `inTransaction`. */
export function afterCommit(tx: Database, callback: () => void): void {
  const callbacks = commitCallbacks.get(tx);
  if (callbacks) callbacks.push(callback);
  else callback();
}

/**
 * Runs `work` in a transaction, and retries it after a serialization failure or deadlock. `work` may therefore run more than
 * once, so it must touch nothing but the database. After a broken connection it does not run again: its COMMIT may have arrived, and only the reply
 * been lost. Whoever called may call again, if what they call is made for that.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      const callbacks: (() => void)[] = [];
      const result = await database.transaction((tx) => {
        commitCallbacks.set(tx, callbacks);
        return work(tx);
      });
      for (const callback of callbacks) callback();
      return result;
    } catch (error) {
      if (tries === TRIES || !WORTH_ANOTHER_TRY.has(sqlState(error) ?? '')) throw error;
      // Random, so that the ones that met do not meet again.
      await wait(Math.random() * 10 * 2 ** tries);
    }
  }
}

/** For statements that take long or wait long for others, in milliseconds. */
const LONG_MS = 10 * 60_000;

/** As `inTransaction`, for work that may take minutes: an import changes many rows at once, and a second one waits for it. */
export function inLongTransaction<Result>(
  database: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return patiently(LONG_MS, () =>
    inTransaction(database, async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${LONG_MS}`));
      await tx.execute(sql.raw(`set local lock_timeout = ${LONG_MS}`));
      return work(tx);
    }),
  );
}

/** The SQLSTATE of what a query threw (`23505` unique violation, ...), found below Drizzle's own wrapping; else `null`. */
export function sqlState(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return null;
}
