import type { ReplyFunction } from '@kaagazz/domain/print';
import { date, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { printLines } from '../print/lines/print-lines.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The RSVP codes on printed cards. A code works once its line has been ordered. */
export const replyCodes = pgTable('reply_codes', {
  code: text('code').primaryKey(),
  /** The ordered line. Its revisions print the same code. */
  lineId: text('line_id')
    .notNull()
    .unique()
    .references(() => printLines.id, { onDelete: 'cascade' }),
  /** Null until the host changes the functions. Until then, the date on the card is used. */
  functions: jsonb('functions').$type<ReplyFunction[]>(),
  /** Day of the last function. Null if `functions` is null. */
  lastDay: date('last_day', { mode: 'string' }),
  /** Last day for replies. Null for the day of the first function. */
  closesOn: date('closes_on', { mode: 'string' }),
  /** When the replies were deleted. Null before that. */
  forgottenAt: moment('forgotten_at'),
});

/** Guests' replies. They are deleted 30 days after the last function. */
export const replies = pgTable(
  'replies',
  {
    code: text('code')
      .notNull()
      .references(() => replyCodes.code, { onDelete: 'cascade' }),
    /** Hash of the secret with which the guest can change the reply. */
    tokenSha256: text('token_sha256').notNull(),
    names: text('names').notNull(),
    /** Number of people for each function, by the function's id. */
    guests: jsonb('guests').$type<Record<string, number>>().notNull(),
    note: text('note').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.tokenSha256] })],
);
