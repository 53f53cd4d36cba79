import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Smaller differences can't be measured reliably, and correcting them could move the clock
 * backwards.
 */
const MIN_CORRECTION_MS = 500;

export interface DatabaseClock {
  /** Returns the machine's own time until `set` has been called. */
  now: () => Date;
  /** Synchronises with the database. @throws if it is unavailable */
  set: () => Promise<void>;
}

/**
 * A clock that follows the database, so that all api processes agree. With a machine's clock that
 * is minutes off, sessions would end, reservations expire early and codes arrive expired.
 *
 * @param machineTime returns milliseconds since 1970
 */
export function databaseClock(database: Database, machineTime: () => number = Date.now): DatabaseClock {
  let offsetMs = 0;
  return {
    now: () => new Date(machineTime() + offsetMs),
    async set() {
      const sentAt = machineTime();
      const { rows } = await database.execute<{ now: string }>(
        sql`select (extract(epoch from clock_timestamp()) * 1000)::text as now`,
      );
      const roundTripMs = machineTime() - sentAt;
      // The measurement can be wrong by half of the round trip.
      const measuredMs = Number(rows[0]?.now) - (sentAt + roundTripMs / 2);
      const errorMs = Math.max(MIN_CORRECTION_MS, Math.abs(roundTripMs) / 2);
      if (Math.abs(measuredMs - offsetMs) > errorMs) offsetMs = measuredMs;
    },
  };
}
