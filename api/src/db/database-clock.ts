import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

const MIN_CORRECTION_MS = 500;

export interface DatabaseClock {
  now: () => Date;
  set: () => Promise<void>;
}

/**
 * Returns a clock that follows the database's time, so that all api processes agree on the time.
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
      const measuredMs = Number(rows[0]?.now) - (sentAt + roundTripMs / 2);
      const errorMs = Math.max(MIN_CORRECTION_MS, Math.abs(roundTripMs) / 2);
      if (Math.abs(measuredMs - offsetMs) > errorMs) offsetMs = measuredMs;
    },
  };
}
