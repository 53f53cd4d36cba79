import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { printLines } from './print-lines.tables.ts';

/** What will be printed of a line, as it was when the line was made: bytes that are kept, never made again. */
export const printProofs = pgTable('print_proofs', {
  lineId: text('line_id')
    .primaryKey()
    .references(() => printLines.id, { onDelete: 'cascade' }),
  /** of the storage, where the sheet that we have drawn is kept; null: it is the shopper's own file */
  folder: text('storage_key'),
  fileName: text('file_name').notNull(),
  /** bytes */
  size: integer('size').notNull(),
  /** `pdf`, `png`, `docx` */
  type: text('type').notNull(),
  /** pictures of its first pages as data URLs, made from the very bytes; none of a document that only a word processor can show */
  pictures: jsonb('pictures').$type<string[]>().notNull(),
});
