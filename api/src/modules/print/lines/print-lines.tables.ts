import { PRINT_LINE_STATES, type PrintOption, type PrintServiceId } from '@kaagazz/domain/print';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../auth/auth.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Lines of Print With Us, with everything that is needed to print them. They never change, an edit
 * makes a new line, so what was approved is what is paid and printed
 * (docs/decisions/0021-printed-lines-never-change.md).
 */
export const printLines = pgTable(
  'print_lines',
  {
    /** `print_` and 26 hexadecimal digits; the `productId` at checkout */
    id: text('id').primaryKey(),
    /** null once the account was deleted while the order was open */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: PRINT_LINE_STATES }).notNull(),
    service: text('service').$type<PrintServiceId>().notNull(),
    /** null for a file or a text without design */
    design: text('design'),
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    /** copies */
    quantity: integer('quantity').notNull(),
    /** null if the price doesn't depend on pages */
    pages: integer('pages'),
    title: text('title').notNull(),
    options: jsonb('options').$type<PrintOption[]>().notNull(),
    fileId: text('file_id'),
    fileName: text('file_name'),
    /** small picture as a data URL, or empty */
    image: text('image').notNull(),
    /** of the bytes that are printed */
    proofSha256: text('proof_sha256').notNull(),
    approvedAt: moment('approved_at'),
    createdAt: moment('created_at').notNull(),
    /** last change of `state` */
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
