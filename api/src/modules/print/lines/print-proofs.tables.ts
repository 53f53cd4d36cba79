import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PrintWarning } from '@kaagazz/domain/print';
import { printLines } from './print-lines.tables.ts';

export const printProofs = pgTable('print_proofs', {
  lineId: text('line_id')
    .primaryKey()
    .references(() => printLines.id, { onDelete: 'cascade' }),
  /** Storage folder of the rendered sheet. Null if the shopper uploaded a file. */
  folder: text('storage_key'),
  fileName: text('file_name').notNull(),
  /** In bytes. */
  size: integer('size').notNull(),
  type: text('type').notNull(),
  pictures: jsonb('pictures').$type<string[]>().notNull(),
  paperPictures: jsonb('paper_pictures').$type<string[]>().notNull().default([]),
  warnings: jsonb('warnings').$type<PrintWarning[]>().notNull().default([]),
  /** SHA-256 of the guest list in hex. Null if there is no guest list. */
  guestListSha256: text('guest_list_sha256'),
  sheetSha256s: jsonb('sheet_sha256s').$type<string[]>(),
});
