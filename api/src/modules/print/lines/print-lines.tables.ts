import { PRINT_LINE_STATES, type PrintOption, type PrintServiceId } from '@kaagazz/domain/print';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../auth/auth.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** See docs/decisions/0021-printed-lines-are-immutable.md. */
export const printLines = pgTable(
  'print_lines',
  {
    /** Consists of `print_` and 26 hex digits. Used as the `productId` at checkout. */
    id: text('id').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: PRINT_LINE_STATES }).notNull(),
    service: text('service').$type<PrintServiceId>().notNull(),
    design: text('design'),
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    quantity: integer('quantity').notNull(),
    pages: integer('pages'),
    title: text('title').notNull(),
    options: jsonb('options').$type<PrintOption[]>().notNull(),
    fileId: text('file_id'),
    fileName: text('file_name'),
    image: text('image').notNull(),
    /** SHA-256 of the file to be printed, in hex. */
    proofSha256: text('proof_sha256').notNull(),
    approvedAt: moment('approved_at'),
    /** Id of the ordered line that this revision changes. Null if the line is not a revision. */
    revises: text('revises').references((): AnyPgColumn => printLines.id, { onDelete: 'cascade' }),
    currentVersion: text('current_version'),
    createdAt: moment('created_at').notNull(),
    /** When `state` last changed. */
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('print_lines_user').on(table.userId, table.createdAt),
    index('print_lines_removed')
      .on(table.changedAt)
      .where(sql`state = 'removed'`),
    index('print_lines_file').on(table.fileId),
    index('print_lines_revises').on(table.revises, table.approvedAt),
    index('print_lines_guests')
      .on(table.id)
      .where(sql`fields ->> 'guests' <> ''`),
  ],
);
