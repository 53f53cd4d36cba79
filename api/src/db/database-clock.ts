import { sql } from 'drizzle-orm';
import type { Workers } from '../workers.ts';
import type { Database } from './database.ts';

const EVERY_MS = 10_000;
/** Closer than the answer's way can be measured: small steps back and forth would do more harm. */
const NEAR_ENOUGH_MS = 500;
/** A slower answer says too little about when it was given. */
const SLOW_ANSWER_MS = 2_000;

/**
 * The clock of an api process: the database's, which all processes share. A machine whose own clock is off by minutes would take two
 * tabs that renew at once for a thief, and end reservations early.
 *
 * @param machineTime milliseconds since 1970 by this machine's clock
 * @returns the time; the machine's own until the database has told it
 */
export function databaseClock(
  database: Database,
  workers: Pick<Workers, 'add'>,
  machineTime: () => number = Date.now,
): () => Date {
  let databaseIsAheadMs = 0;
  workers.add({
    name: 'set-clock',
    everyMs: EVERY_MS,
    async run() {
      const asked = machineTime();
      const { rows } = await database.execute<{ now: string }>(
        sql`select (extract(epoch from clock_timestamp()) * 1000)::text as now`,
      );
      const answered = machineTime();
      const ahead = Number(rows[0]?.now) - (asked + answered) / 2;
      const isClear = answered - asked >= 0 && answered - asked <= SLOW_ANSWER_MS;
      if (isClear && Math.abs(ahead - databaseIsAheadMs) > NEAR_ENOUGH_MS) databaseIsAheadMs = ahead;
    },
  });
  return () => new Date(machineTime() + databaseIsAheadMs);
}
