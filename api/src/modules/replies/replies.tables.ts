import type { ReplyFunction } from '@kaagazz/domain/print';
import { date, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { printLines } from '../print/lines/print-lines.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const replyCodes = pgTable('reply_codes', {
  code: text('code').primaryKey(),
  lineId: text('line_id')
    .notNull()
    .unique()
    .references(() => printLines.id, { onDelete: 'cascade' }),
  /** Events as edited by the host. Null until the host edits them. */
  functions: jsonb('functions').$type<ReplyFunction[]>(),
  lastDay: date('last_day', { mode: 'string' }),
  closesOn: date('closes_on', { mode: 'string' }),
  forgottenAt: moment('forgotten_at'),
});

export const replies = pgTable(
  'replies',
  {
    code: text('code')
      .notNull()
      .references(() => replyCodes.code, { onDelete: 'cascade' }),
    tokenSha256: text('token_sha256').notNull(),
    names: text('names').notNull(),
    /** Number of guests, keyed by event id. */
    guests: jsonb('guests').$type<Record<string, number>>().notNull(),
    note: text('note').notNull(),
    changedAt: moment('changed_at').notNull(),
    keptUntil: date('kept_until', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.tokenSha256] }),
    index('replies_kept_until').on(table.keptUntil),
  ],
);
