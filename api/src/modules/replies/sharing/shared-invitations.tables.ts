import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { printLines } from '../../print/lines/print-lines.tables.ts';

/** A job deletes each row 30 days after the invitation's last event has taken place. */
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
