import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Audit entries, which are never updated. Each entry is inserted in the same transaction as the
 * change that it records.
 */
export const auditLines = pgTable(
  'audit_lines',
  {
    id: uuid('id').primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    who: text('who').notNull(),
    staffId: uuid('staff_id'),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    from: text('from').notNull(),
    to: text('to').notNull(),
    note: text('note').notNull(),
    /** For example, `order`. */
    resource: text('resource').notNull().default(''),
    /** Values before the change. Must not contain shoppers' personal data. */
    before: jsonb('before').$type<Record<string, unknown>>().notNull().default({}),
    after: jsonb('after').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index('audit_lines_newest').on(table.createdAt, table.id),
    index('audit_lines_subject').on(table.subject, table.createdAt),
    index('audit_lines_staff').on(table.staffId, table.createdAt),
  ],
);
