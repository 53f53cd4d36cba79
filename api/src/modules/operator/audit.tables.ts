import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * The audit trail. Entries are written in the same transaction as the change and are never updated.
 */
export const auditLines = pgTable(
  'audit_lines',
  {
    id: uuid('id').primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /**
     * Name of the operator or API client that made the change. Empty if a staff member made it
     * (`staffId`).
     */
    who: text('who').notNull(),
    staffId: uuid('staff_id'),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    from: text('from').notNull(),
    to: text('to').notNull(),
    note: text('note').notNull(),
    /** Kind of record that was changed in the staff app, for example `order`. */
    resource: text('resource').notNull().default(''),
    /**
     * Values of the fields that were changed in the staff app. Never contains shoppers' personal
     * data.
     */
    before: jsonb('before').$type<Record<string, unknown>>().notNull().default({}),
    after: jsonb('after').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index('audit_lines_newest').on(table.createdAt, table.id),
    index('audit_lines_subject').on(table.subject, table.createdAt),
    index('audit_lines_staff').on(table.staffId, table.createdAt),
  ],
);
