import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { printLines } from '../../print/lines/print-lines.tables.ts';

/** Rows are deleted 30 days after the last event on the invitation. */
export const sharedInvitations = pgTable('shared_invitations', {
  code: text('code').primaryKey(),
  lineId: text('line_id')
    .notNull()
    .unique()
    .references(() => printLines.id, { onDelete: 'cascade' }),
  version: text('version').notNull(),
  picture: text('picture').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});
