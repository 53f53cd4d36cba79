import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The audit trail. Entries are written in the transaction of the change, and never updated. */
export const auditLines = pgTable(
  'audit_lines',
  {
    id: uuid('id').primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** The operator's name from the command. */
    who: text('who').notNull(),
    /** For example `set-status` or `import-catalogue`. */
    action: text('action').notNull(),
    /** What was changed, for example an order number or a file. */
    subject: text('subject').notNull(),
    /** Short description of the old state. May be empty. */
    from: text('from').notNull(),
    /** Short description of the new state. May be empty. */
    to: text('to').notNull(),
    /** The operator's own words. May be empty. */
    note: text('note').notNull(),
  },
  (table) => [index('audit_lines_newest').on(table.createdAt, table.id)],
);
