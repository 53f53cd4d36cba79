import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const jobs = pgTable(
  'jobs',
  {
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    runAt: moment('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    leasedUntil: moment('leased_until'),
    lastError: text('last_error'),
    deadAt: moment('dead_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index('jobs_due')
      .on(table.kind, table.runAt)
      .where(sql`dead_at is null`),
  ],
);
