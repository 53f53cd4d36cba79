import type { ReplyFunction } from '@kaagazz/domain/print';
import { date, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { printLines } from '../print/lines/print-lines.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The RSVP codes on printed cards. A code becomes valid when its print line is ordered. */
export const replyCodes = pgTable('reply_codes', {
  code: text('code').primaryKey(),
  /** Revisions of this print line are printed with the same code. */
  lineId: text('line_id')
    .notNull()
    .unique()
    .references(() => printLines.id, { onDelete: 'cascade' }),
  /**
   * The celebration's functions, such as the wedding and the reception. Null until the host edits
   * them. Until then, the date on the card is used.
   */
  functions: jsonb('functions').$type<ReplyFunction[]>(),
  /** Day of the last function. Null if `functions` is null. */
  lastDay: date('last_day', { mode: 'string' }),
  /** Last day on which guests can reply. Null for the day of the first function. */
  closesOn: date('closes_on', { mode: 'string' }),
  /**
   * When the replies were last deleted, or null if never. Postponing the celebration makes the RSVP
   * code work again.
   */
  forgottenAt: moment('forgotten_at'),
});

/**
 * Guests' replies to invitations. Deleted 30 days after the last function, or earlier if the guest
 * was shown an earlier date.
 */
export const replies = pgTable(
  'replies',
  {
    code: text('code')
      .notNull()
      .references(() => replyCodes.code, { onDelete: 'cascade' }),
    tokenSha256: text('token_sha256').notNull(),
    names: text('names').notNull(),
    /** Number of guests per function, keyed by function id. */
    guests: jsonb('guests').$type<Record<string, number>>().notNull(),
    note: text('note').notNull(),
    changedAt: moment('changed_at').notNull(),
    /** Last day on which the reply may be kept, as shown to the guest after saving. */
    keptUntil: date('kept_until', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.tokenSha256] }),
    index('replies_kept_until').on(table.keptUntil),
  ],
);
