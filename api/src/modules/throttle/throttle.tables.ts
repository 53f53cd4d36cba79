import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** How often something was done within a window of time, by whom: kept in the database, so that all api processes count together. */
export const throttleCounts = pgTable(
  'throttle_counts',
  {
    /** HMAC-SHA256, hex: neither network nor mail addresses stand here */
    key: text('key').primaryKey(),
    windowStartedAt: moment('window_started_at').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [index('throttle_counts_window').on(table.windowStartedAt)],
);
