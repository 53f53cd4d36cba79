import { createHmac, createSecretKey } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { LIMITS, type LimitName } from './limits.ts';
import { throttleCounts } from './throttle.tables.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export type Throttle = ReturnType<typeof createThrottle>;

/** Counts what may be done so many times only (`LIMITS`), in the database, so that all api processes count together. */
export function createThrottle({ config, database, now, jobs }: AppContext) {
  // Made once: of bytes a key is made for each hash, which takes seven times as long as the hash.
  const hashKey = createSecretKey(createHmac('sha256', config.authSecret).update('throttle').digest());
  /** only a keyed hash of who it is stands in the database, and that for a day after its window at most */
  const keyOf = (name: LimitName, who: string) => createHmac('sha256', hashKey).update(`${name}:${who}`).digest('hex');
  const mostOf = (name: LimitName) => LIMITS[name].most * config.rateLimitFactor;

  const counting = prepareCounting(database);

  jobs.register({
    'forget-throttle-counts': {
      everyMs: HOUR_MS,
      async run() {
        const dayAgo = new Date(now().getTime() - DAY_MS);
        await database.delete(throttleCounts).where(lt(throttleCounts.windowStartedAt, dayAgo));
      },
    },
  });

  /** @returns seconds until a window that began then is over; at least 1 */
  function secondsLeft(name: LimitName, windowStartedAt: Date): number {
    const over = windowStartedAt.getTime() + LIMITS[name].withinMs;
    return Math.max(1, Math.ceil((over - now().getTime()) / 1000));
  }

  return {
    /**
     * Counts one doing, in one statement, so that none slips through between reading and writing. Inside a transaction that is
     * rolled back it does not count.
     *
     * @param who network (`networkOf`), account id or mailbox, as the limit says
     * @returns 0 when it is within the limit, else after how many seconds it will be again
     */
    async count(on: Database, name: LimitName, who: string): Promise<number> {
      const moment = now();
      const windowBegan = new Date(moment.getTime() - LIMITS[name].withinMs);
      const statement = on === database ? counting : prepareCounting(on);
      const [row] = await statement.execute({ key: keyOf(name, who), moment, windowBegan: windowBegan.toISOString() });
      if (!row || row.count <= mostOf(name)) return 0;
      return secondsLeft(name, row.windowStartedAt);
    },

    /**
     * Looks without counting.
     *
     * @returns 0 while the next one is within the limit, else after how many seconds it will be
     */
    async look(on: Database, name: LimitName, who: string): Promise<number> {
      const key = keyOf(name, who);
      const [row] = await on
        .select()
        .from(throttleCounts)
        .where(sql`${throttleCounts.key} = ${key}`);
      const isOver = !row || row.windowStartedAt.getTime() + LIMITS[name].withinMs <= now().getTime();
      return isOver || row.count < mostOf(name) ? 0 : secondsLeft(name, row.windowStartedAt);
    },
  };
}

/** Prepared once per database: most calls that change anything begin with it. */
function prepareCounting(on: Database) {
  const isOver = sql`${throttleCounts.windowStartedAt} <= ${sql.placeholder('windowBegan')}::timestamptz`;
  return on
    .insert(throttleCounts)
    .values({ key: sql.placeholder('key'), windowStartedAt: sql.placeholder('moment'), count: 1 })
    .onConflictDoUpdate({
      target: throttleCounts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${throttleCounts.count} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then excluded.window_started_at else ${throttleCounts.windowStartedAt} end`,
      },
    })
    .returning({ windowStartedAt: throttleCounts.windowStartedAt, count: throttleCounts.count })
    .prepare('count_doing');
}
