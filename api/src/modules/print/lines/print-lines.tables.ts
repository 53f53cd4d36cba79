import { PRINT_LINE_STATES, type PrintOption, type PrintServiceId } from '@kaagazz/domain/print';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../auth/auth.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Lines of Print With Us, with everything that is needed to print them. A line never changes and an
 * edit creates a new one, so what was approved is what is paid and printed
 * (docs/decisions/0021-printed-lines-are-immutable.md).
 */
export const printLines = pgTable(
  'print_lines',
  {
    /** `print_` and 26 hex digits. At checkout this is the `productId`. */
    id: text('id').primaryKey(),
    /** Null if the account was deleted while the order was open. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: PRINT_LINE_STATES }).notNull(),
    service: text('service').$type<PrintServiceId>().notNull(),
    /** Null if a file or a text without a design is printed. */
    design: text('design'),
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    /** Number of copies. */
    quantity: integer('quantity').notNull(),
    /** Null if the price does not depend on pages. */
    pages: integer('pages'),
    title: text('title').notNull(),
    options: jsonb('options').$type<PrintOption[]>().notNull(),
    fileId: text('file_id'),
    fileName: text('file_name'),
    /** A small picture as a data URL, or empty. */
    image: text('image').notNull(),
    /** Hash of the printed bytes in hex. */
    proofSha256: text('proof_sha256').notNull(),
    approvedAt: moment('approved_at'),
    createdAt: moment('created_at').notNull(),
    /** Time of the last change of `state`. */
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('print_lines_user').on(table.userId, table.createdAt),
    index('print_lines_removed')
      .on(table.changedAt)
      .where(sql`state = 'removed'`),
    index('print_lines_file').on(table.fileId),
  ],
);
