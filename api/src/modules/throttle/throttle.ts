import { createHmac } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { throttleCounts } from './throttle.tables.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Who does what how often (E31): `requests of a network address`, `mails to a mailbox`. */
interface Doing {
  /** what is counted: `partner-request` */
  what: string;
  /** who does it; only a keyed hash of it is stored, and that for a day at most */
  who: string;
  /** how often an hour */
  limit: number;
}

export type Throttle = ReturnType<typeof createThrottle>;

/** Counts what may be done a few times an hour only. */
export function createThrottle({ config, database, now, workers }: AppContext) {
  const hashKey = createHmac('sha256', config.authSecret).update('throttle').digest();

  workers.add({
    name: 'forget-throttle-counts',
    everyMs: HOUR_MS,
    async run() {
      await database
        .delete(throttleCounts)
        .where(lt(throttleCounts.windowStartedAt, new Date(now().getTime() - DAY_MS)));
    },
  });

  return {
    /**
     * Counts one doing, in one statement, so that none slips through between reading and writing. Inside a transaction that is
     * rolled back it does not count.
     *
     * @returns 0 when it is within the limit, else after how many seconds it will be again
     */
    async count(database: Database, { what, who, limit }: Doing): Promise<number> {
      const moment = now();
      const windowBegan = new Date(moment.getTime() - HOUR_MS);
      const isOver = sql`${throttleCounts.windowStartedAt} <= ${windowBegan.toISOString()}::timestamptz`;
      const [row] = await database
        .insert(throttleCounts)
        .values({
          key: createHmac('sha256', hashKey).update(`${what}:${who}`).digest('hex'),
          windowStartedAt: moment,
          count: 1,
        })
        .onConflictDoUpdate({
          target: throttleCounts.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${throttleCounts.count} + 1 end`,
            windowStartedAt: sql`case when ${isOver} then excluded.window_started_at else ${throttleCounts.windowStartedAt} end`,
          },
        })
        .returning();
      if (!row || row.count <= limit) return 0;
      return Math.max(1, Math.ceil((row.windowStartedAt.getTime() + HOUR_MS - moment.getTime()) / 1000));
    },
  };
}
