import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { printLines } from '../lines/print-lines.tables.ts';

/** What will be printed of a line, as it was when the line was made: bytes that are kept, never made again. */
export const printProofs = pgTable('print_proofs', {
  lineId: text('line_id')
    .primaryKey()
    .references(() => printLines.id, { onDelete: 'cascade' }),
  /** where the sheet that we have drawn is kept; null: it is the shopper's own file */
  storageKey: text('storage_key'),
  fileName: text('file_name').notNull(),
  /** bytes */
  size: integer('size').notNull(),
  /** `pdf`, `png`, `docx` */
  type: text('type').notNull(),
  /** pictures of its first pages as data URLs, made from the very bytes; none of a document that only a word processor can show */
  pictures: jsonb('pictures').$type<string[]>().notNull(),
});

/**
 * Drawn sheets that may have to go from the storage: noted before one is written, and when its line goes. Whoever dies in between leaves nothing behind
 * for good.
 */
export const printLeftovers = pgTable(
  'print_leftovers',
  {
    storageKey: text('storage_key').primaryKey(),
    /** not before: somebody may still be about to use it */
    dueAt: timestamp('due_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('print_leftovers_due').on(table.dueAt)],
);
