import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { printLines } from './print-lines.tables.ts';

/** What is printed for a line. Made once with the line, and kept. */
export const printProofs = pgTable('print_proofs', {
  lineId: text('line_id')
    .primaryKey()
    .references(() => printLines.id, { onDelete: 'cascade' }),
  /** storage folder of a drawn sheet; null if the shopper's file is printed */
  folder: text('storage_key'),
  fileName: text('file_name').notNull(),
  /** in bytes */
  size: integer('size').notNull(),
  /** `pdf`, `png`, `docx` */
  type: text('type').notNull(),
  /** pictures of the first pages as data URLs; none for Word documents */
  pictures: jsonb('pictures').$type<string[]>().notNull(),
});
