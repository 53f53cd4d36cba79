import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PrintWarning } from '@kaagazz/domain/print';
import { printLines } from './print-lines.tables.ts';

/**
 * Proofs, which record what is printed for each line. A proof is created together with its line and
 * never changes.
 */
export const printProofs = pgTable('print_proofs', {
  lineId: text('line_id')
    .primaryKey()
    .references(() => printLines.id, { onDelete: 'cascade' }),
  /** Storage folder of the rendered sheet, or null if the shopper's file is printed. */
  folder: text('storage_key'),
  fileName: text('file_name').notNull(),
  /** In bytes. */
  size: integer('size').notNull(),
  /** File type, for example `pdf`, `png` or `docx`. */
  type: text('type').notNull(),
  /** Pictures of the first pages as data URLs. Empty for Word documents. */
  pictures: jsonb('pictures').$type<string[]>().notNull(),
  /** The same pages as they will look on paper. Empty if the paper can't be simulated. */
  paperPictures: jsonb('paper_pictures').$type<string[]>().notNull().default([]),
  /** Warnings that the shopper saw before approving the proof. */
  warnings: jsonb('warnings').$type<PrintWarning[]>().notNull().default([]),
  /** Hex SHA-256 of the guest list. Null if there is no guest list. */
  guestListSha256: text('guest_list_sha256'),
  /**
   * Hex SHA-256 of each card of a suite, or of each guest's card, followed by the hashes of the
   * addressed envelopes. Null for other prints.
   */
  sheetSha256s: jsonb('sheet_sha256s').$type<string[]>(),
});
