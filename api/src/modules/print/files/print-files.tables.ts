import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PrintFileType, PrintServiceId } from '@kaagazz/domain/print';
import { users } from '../../auth/auth.tables.ts';
import type { FileRefusal } from '../inspection/file-refusals.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Files that shoppers upload. Their content is in the storage (api/src/storage), in a folder named
 * after the row's id. A job removes the folder once the row is deleted.
 */
export const printFiles = pgTable(
  'print_files',
  {
    /** 128 random bits in hex. */
    id: text('id').primaryKey(),
    /** Null if the account was deleted while an open order needed the file. */
    userId: uuid('user_id').references(() => users.id),
    service: text('service').$type<PrintServiceId>().notNull(),
    /** The shopper's name for the file, cleaned. It is never part of a path or a log line. */
    name: text('name').notNull(),
    /** In bytes. Declared before the upload and checked after it. */
    size: integer('size').notNull(),
    /** A refused file is kept for a day, so that a repeated request gets the same refusal. */
    state: text('state').$type<'open' | 'checking' | 'ready' | 'refused'>().notNull(),
    /** When the claim of the process that checks the file expires. */
    checkingUntil: moment('checking_until'),
    refusal: jsonb('refusal').$type<FileRefusal>(),
    /**
     * Detected from the content. Null until the file is ready, like all columns down to `image`.
     */
    type: text('type').$type<PrintFileType>(),
    pages: integer('pages'),
    /** In mm. */
    pageSize: jsonb('page_size').$type<{ width: number; height: number }>(),
    pixels: jsonb('pixels').$type<{ width: number; height: number }>(),
    /** In hex. */
    sha256: text('sha256'),
    /** Storage key. */
    content: text('content'),
    /** A small picture as a data URL. */
    image: text('image'),
    createdAt: moment('created_at').notNull(),
    /** Time of the last upload or use. */
    touchedAt: moment('touched_at').notNull(),
  },
  (table) => [
    index('print_files_user').on(table.userId),
    index('print_files_touched').on(table.state, table.touchedAt),
  ],
);

/** Uploaded parts of files that are not ready yet. */
export const printFileParts = pgTable(
  'print_file_parts',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => printFiles.id, { onDelete: 'cascade' }),
    /** Counted from 0. */
    part: integer('part').notNull(),
    /**
     * Storage key. Each upload gets a new one, so that no part is overwritten while it is read.
     */
    key: text('key').notNull(),
    /** In hex. Uploading an identical part again changes nothing. */
    sha256: text('sha256').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.part] })],
);

/**
 * Which lines use which files. A file in use is not deleted. Lines of cancelled orders use no
 * files.
 */
export const printFileUses = pgTable(
  'print_file_uses',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => printFiles.id, { onDelete: 'cascade' }),
    lineId: text('line_id').notNull(),
    /** Whether the line is paid. Paid files do not count against the account's quota. */
    ordered: boolean('ordered').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.lineId] }), index('print_file_uses_line').on(table.lineId)],
);
