import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PrintFileType, PrintMeasures, PrintServiceId } from '@kaagazz/domain/print';
import { users } from '../../auth/auth.tables.ts';
import type { FileRefusal } from '../inspection/file-refusals.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Files uploaded by shoppers. Their content is in storage (api/src/storage), in a folder named
 * after the row's id. A job removes the folder of a deleted row.
 */
export const printFiles = pgTable(
  'print_files',
  {
    /** 128 random bits in hex. */
    id: text('id').primaryKey(),
    /** Null if the account was deleted while an open order still needed the file. */
    userId: uuid('user_id').references(() => users.id),
    service: text('service').$type<PrintServiceId>().notNull(),
    /** The shopper's file name after cleaning. Never used in a path or a log entry. */
    name: text('name').notNull(),
    /** In bytes. Declared before the upload and checked afterwards. */
    size: integer('size').notNull(),
    /** A refused file is kept for a day, so that a retry is refused for the same reason. */
    state: text('state').$type<'open' | 'checking' | 'ready' | 'refused'>().notNull(),
    /** When the current claim for checking the file expires. */
    checkingUntil: moment('checking_until'),
    refusal: jsonb('refusal').$type<FileRefusal>(),
    /**
     * Detected from the content. Like the columns down to `image`, null until the file is ready.
     */
    type: text('type').$type<PrintFileType>(),
    pages: integer('pages'),
    /** In mm. */
    pageSize: jsonb('page_size').$type<{ width: number; height: number }>(),
    pixels: jsonb('pixels').$type<{ width: number; height: number }>(),
    /**
     * Measurements of a PDF. Null for other files and for PDFs uploaded before this column was
     * added.
     */
    measures: jsonb('measures').$type<PrintMeasures>(),
    /** In hex. */
    sha256: text('sha256'),
    /** Storage key. */
    content: text('content'),
    /** A data URL of the thumbnail. */
    image: text('image'),
    createdAt: moment('created_at').notNull(),
    /** When the file was last uploaded or used. */
    touchedAt: moment('touched_at').notNull(),
  },
  (table) => [
    index('print_files_user').on(table.userId),
    index('print_files_touched').on(table.state, table.touchedAt),
  ],
);

export const printFileParts = pgTable(
  'print_file_parts',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => printFiles.id, { onDelete: 'cascade' }),
    /** Counted from 0. */
    part: integer('part').notNull(),
    /**
     * Storage key. Each upload has its own key, so that a part is never overwritten while it is
     * read.
     */
    key: text('key').notNull(),
    /** Hex digest, used to ignore repeated uploads of the same part. */
    sha256: text('sha256').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.part] })],
);

/**
 * Which lines use which files. A file in use can't be deleted. Lines in cancelled orders don't use
 * files.
 */
export const printFileUses = pgTable(
  'print_file_uses',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => printFiles.id, { onDelete: 'cascade' }),
    lineId: text('line_id').notNull(),
    /** Whether the line is paid. Paid files don't count towards the account's quota. */
    ordered: boolean('ordered').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.lineId] }), index('print_file_uses_line').on(table.lineId)],
);
