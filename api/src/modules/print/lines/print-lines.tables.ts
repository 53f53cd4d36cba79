import { PRINT_LINE_STATES, type PrintOption, type PrintServiceId } from '@kaagazz/domain/print';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../auth/auth.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Things printed to order, each with all that it takes to print it (E1, E24, E34). What is to be printed never changes: an edit is a new line. So what was
 * approved is what is paid, and what is printed.
 */
export const printLines = pgTable(
  'print_lines',
  {
    /** `print_` and 26 hexadecimal digits, by chance: also the `productId` at the till */
    id: text('id').primaryKey(),
    /** null once the account was deleted while the order was under way (E36) */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: PRINT_LINE_STATES }).notNull(),
    service: text('service').$type<PrintServiceId>().notNull(),
    /** null: the file is the design, or there is nothing but words */
    design: text('design'),
    /** by the documented names, checked */
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    /** copies */
    quantity: integer('quantity').notNull(),
    /** what the price is reckoned with; null where it does not count */
    pages: integer('pages'),
    title: text('title').notNull(),
    options: jsonb('options').$type<PrintOption[]>().notNull(),
    /** the shopper's own file, if there is one */
    fileId: text('file_id'),
    fileName: text('file_name'),
    /** a small picture as a data URL, or '' */
    image: text('image').notNull(),
    /** of the bytes that are printed */
    proofSha256: text('proof_sha256').notNull(),
    /** when the shopper said that exactly these bytes are right */
    approvedAt: moment('approved_at'),
    createdAt: moment('created_at').notNull(),
    /** of its state */
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
