import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Who changed what in the shop, and when: written in the transaction of the change, never changed afterwards. */
export const auditLines = pgTable(
  'audit_lines',
  {
    id: uuid('id').primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** an operator's name, as the command said it */
    who: text('who').notNull(),
    /** `set-status`, `import-catalogue` */
    action: text('action').notNull(),
    /** what was changed: an order's number, a file */
    subject: text('subject').notNull(),
    /** how it was, in a few words, or '' */
    from: text('from').notNull(),
    /** how it is now, or '' */
    to: text('to').notNull(),
    /** in the operator's words, or '' */
    note: text('note').notNull(),
  },
  (table) => [index('audit_lines_newest').on(table.createdAt, table.id)],
);
