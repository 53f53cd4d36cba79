import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const throttleCounts = pgTable(
  'throttle_counts',
  {
    /** HMAC-SHA256 of the limit and the client, in hex. */
    key: text('key').primaryKey(),
    windowStartedAt: moment('window_started_at').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [index('throttle_counts_window').on(table.windowStartedAt)],
);
