import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Closer than the answer's way can be measured: small steps back and forth would do more harm. */
const NEAR_ENOUGH_MS = 500;

/** Set before the first request is served, and again and again from then on. */
export interface DatabaseClock {
  /** the time; the machine's own until the database has told it */
  now: () => Date;
  /** Asks the database. @throws if it is away */
  set: () => Promise<void>;
}

/**
 * The clock of an api process: the database's, which all processes share. A machine whose own clock is off by minutes would take two
 * tabs that renew at once for a thief, end reservations early, and send codes that have run out.
 *
 * @param machineTime milliseconds since 1970 by this machine's clock
 */
export function databaseClock(database: Database, machineTime: () => number = Date.now): DatabaseClock {
  let databaseIsAheadMs = 0;
  return {
    now: () => new Date(machineTime() + databaseIsAheadMs),
    async set() {
      const asked = machineTime();
      const { rows } = await database.execute<{ now: string }>(
        sql`select (extract(epoch from clock_timestamp()) * 1000)::text as now`,
      );
      const tookMs = machineTime() - asked;
      // When it was given is known no better than to half of what the answer took.
      const ahead = Number(rows[0]?.now) - (asked + tookMs / 2);
      const sureToMs = Math.max(NEAR_ENOUGH_MS, Math.abs(tookMs) / 2);
      if (Math.abs(ahead - databaseIsAheadMs) > sureToMs) databaseIsAheadMs = ahead;
    },
  };
}
