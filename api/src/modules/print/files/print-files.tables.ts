import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PrintFileType, PrintServiceId } from '@kaagazz/domain/print';
import { users } from '../../auth/auth.tables.ts';
import type { FileRefusal } from '../inspection/file-refusals.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Files that shoppers upload. Their content is in the storage (api/src/storage), in a folder named
 * like the row's id. A job removes the folder after the row was deleted.
 */
export const printFiles = pgTable(
  'print_files',
  {
    /** 128 random bits, in hex */
    id: text('id').primaryKey(),
    /** null once the account was deleted while an order with this file was open */
    userId: uuid('user_id').references(() => users.id),
    service: text('service').$type<PrintServiceId>().notNull(),
    /** the shopper's name for it, cleaned; never part of a path or log */
    name: text('name').notNull(),
    /** in bytes, as declared before the upload and checked after it */
    size: integer('size').notNull(),
    /** A refused file stays for a day, so that its refusal can be requested again. */
    state: text('state').$type<'open' | 'checking' | 'ready' | 'refused'>().notNull(),
    /** when the claim of a process that checks the file expires */
    checkingUntil: moment('checking_until'),
    refusal: jsonb('refusal').$type<FileRefusal>(),
    /** detected by content; like all columns from here on only set for a ready file */
    type: text('type').$type<PrintFileType>(),
    pages: integer('pages'),
    /** mm */
    pageSize: jsonb('page_size').$type<{ width: number; height: number }>(),
    pixels: jsonb('pixels').$type<{ width: number; height: number }>(),
    /** hex */
    sha256: text('sha256'),
    /** storage key */
    content: text('content'),
    /** small picture as a data URL */
    image: text('image'),
    createdAt: moment('created_at').notNull(),
    /** the last upload or use */
    touchedAt: moment('touched_at').notNull(),
  },
  (table) => [
    index('print_files_user').on(table.userId),
    index('print_files_touched').on(table.state, table.touchedAt),
  ],
);

/** Uploaded parts of files that are not ready. */
export const printFileParts = pgTable(
  'print_file_parts',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => printFiles.id, { onDelete: 'cascade' }),
    /** from 0 */
    part: integer('part').notNull(),
    /** storage key; unique for each upload, so that no part is overwritten while it is read */
    key: text('key').notNull(),
    /** hex; the same part uploaded again changes nothing */
    sha256: text('sha256').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.part] })],
);

/** Lines that use a file. A file in use is not deleted. Lines of cancelled orders use none. */
export const printFileUses = pgTable(
  'print_file_uses',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => printFiles.id, { onDelete: 'cascade' }),
    lineId: text('line_id').notNull(),
    /** paid, so that it doesn't count against the account's quota */
    ordered: boolean('ordered').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.lineId] }), index('print_file_uses_line').on(table.lineId)],
);
