import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { LIMITS, type LimitName } from './limits.ts';
import { throttleCounts } from './throttle.tables.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export class Throttle {
  readonly #context: AppContext;
  readonly #hashKey: KeyObject;
  readonly #increment: ReturnType<typeof prepareIncrement>;

  constructor(context: AppContext) {
    const { config, database, now, jobs } = context;
    this.#context = context;
    this.#hashKey = createSecretKey(createHmac('sha256', config.authSecret).update('throttle').digest());
    this.#increment = prepareIncrement(database);
    jobs.register({
      'forget-throttle-counts': {
        everyMs: HOUR_MS,
        async run() {
          const dayAgo = new Date(now().getTime() - DAY_MS);
          await database.delete(throttleCounts).where(lt(throttleCounts.windowStartedAt, dayAgo));
        },
      },
    });
  }

  /**
   * Counts an action. If `on` is a transaction, rolling it back also undoes the count.
   * @returns 0 if the action is within the limit, or the number of seconds until the window ends
   */
  async count(on: Database, name: LimitName, who: string): Promise<number> {
    const { config, database, now } = this.#context;
    const moment = now();
    const windowBegan = new Date(moment.getTime() - LIMITS[name].withinMs).toISOString();
    const statement = on === database ? this.#increment : prepareIncrement(on);
    const [row] = await statement.execute({ key: this.#keyOf(name, who), moment, windowBegan });
    if (!row || row.count <= LIMITS[name].most * config.rateLimitFactor) return 0;
    return this.#secondsLeft(name, row.windowStartedAt);
  }

  async look(on: Database, name: LimitName, who: string): Promise<number> {
    const { config, now } = this.#context;
    const key = this.#keyOf(name, who);
    const [row] = await on
      .select()
      .from(throttleCounts)
      .where(sql`${throttleCounts.key} = ${key}`);
    const isOver = !row || row.windowStartedAt.getTime() + LIMITS[name].withinMs <= now().getTime();
    if (isOver || row.count < LIMITS[name].most * config.rateLimitFactor) return 0;
    return this.#secondsLeft(name, row.windowStartedAt);
  }

  /** Uses a keyed hash, so that the table doesn't reveal network or email addresses. */
  #keyOf(name: LimitName, who: string): string {
    return createHmac('sha256', this.#hashKey).update(`${name}:${who}`).digest('hex');
  }

  #secondsLeft(name: LimitName, windowStartedAt: Date): number {
    const end = windowStartedAt.getTime() + LIMITS[name].withinMs;
    return Math.max(1, Math.ceil((end - this.#context.now().getTime()) / 1000));
  }
}

/**
 * Increments the count in a single SQL statement, so that concurrent requests can't exceed the
 * limit.
 */
function prepareIncrement(on: Database) {
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
    .prepare('increment_throttle_count');
}
