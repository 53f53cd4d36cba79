import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The audit trail. Entries are written in the transaction of the change and never updated. */
export const auditLines = pgTable(
  'audit_lines',
  {
    id: uuid('id').primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    who: text('who').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    from: text('from').notNull(),
    to: text('to').notNull(),
    note: text('note').notNull(),
  },
  (table) => [index('audit_lines_newest').on(table.createdAt, table.id)],
);
