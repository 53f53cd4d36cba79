import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PrintFileType, PrintMeasures, PrintServiceId } from '@kaagazz/domain/print';
import { users } from '../../auth/auth.tables.ts';
import type { FileRefusal } from '../inspection/file-refusals.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Files uploaded by shoppers. The content is in storage (api/src/storage), in a folder named after
 * the row's id. A job removes the folder after the row is deleted.
 */
export const printFiles = pgTable(
  'print_files',
  {
    /** 128 random bits in hex. */
    id: text('id').primaryKey(),
    /** Null if the account was deleted while an open order needed the file. */
    userId: uuid('user_id').references(() => users.id),
    service: text('service').$type<PrintServiceId>().notNull(),
    /**
     * The shopper's name for the file, after cleaning. It is never used in a path or a log line.
     */
    name: text('name').notNull(),
    /** Size in bytes, as declared before the upload and checked afterwards. */
    size: integer('size').notNull(),
    /**
     * A refused file is kept for a day, so that a repeated request is refused for the same reason.
     */
    state: text('state').$type<'open' | 'checking' | 'ready' | 'refused'>().notNull(),
    /** When the current claim to check the file expires. */
    checkingUntil: moment('checking_until'),
    refusal: jsonb('refusal').$type<FileRefusal>(),
    /**
     * The file type, detected from the content. This and the columns down to `image` are null until
     * the file is ready.
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
    /** A thumbnail as a data URL. */
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

/** Uploaded parts of files that are not ready yet. */
export const printFileParts = pgTable(
  'print_file_parts',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => printFiles.id, { onDelete: 'cascade' }),
    /** Counted from 0. */
    part: integer('part').notNull(),
    /** Storage key. Each upload gets a new key, so that no part is overwritten while being read. */
    key: text('key').notNull(),
    /** Hex digest of the part. Used to ignore repeated uploads of an identical part. */
    sha256: text('sha256').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.part] })],
);

/**
 * Records which lines use which files. A file in use can't be deleted. Lines in cancelled orders no
 * longer use files.
 */
export const printFileUses = pgTable(
  'print_file_uses',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => printFiles.id, { onDelete: 'cascade' }),
    lineId: text('line_id').notNull(),
    /** Whether the line is paid. Paid files don't count against the account's quota. */
    ordered: boolean('ordered').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.lineId] }), index('print_file_uses_line').on(table.lineId)],
);
