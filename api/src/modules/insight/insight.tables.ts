import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const visitDays = pgTable('visit_days', {
  /** `YYYY-MM-DD` in India. */
  day: text('day').primaryKey(),
  visits: integer('visits').notNull(),
});

export const emptySearches = pgTable(
  'empty_searches',
  {
    /** `YYYY-MM-DD` in India. */
    day: text('day').notNull(),
    term: text('term').notNull(),
    searches: integer('searches').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.term] })],
);
