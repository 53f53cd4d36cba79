import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { printLines } from '../../print/lines/print-lines.tables.ts';

/**
 * Invitations shared as a web page. Like the replies, they are deleted 30 days after the last
 * function.
 */
export const sharedInvitations = pgTable('shared_invitations', {
  code: text('code').primaryKey(),
  lineId: text('line_id')
    .notNull()
    .unique()
    .references(() => printLines.id, { onDelete: 'cascade' }),
  /** Id of the line version shown in `picture`. */
  version: text('version').notNull(),
  /** The card without a guest's name, as a data URL. */
  picture: text('picture').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});
