import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PrintFileType, PrintMeasures, PrintServiceId } from '@kaagazz/domain/print';
import { users } from '../../auth/auth.tables.ts';
import type { FileRefusal } from '../inspection/file-refusals.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const printFiles = pgTable(
  'print_files',
  {
    /** 128 random bits in hex. */
    id: text('id').primaryKey(),
    /** Null if the account was deleted while an open order still needed the file. */
    userId: uuid('user_id').references(() => users.id),
    service: text('service').$type<PrintServiceId>().notNull(),
    /** Sanitized name, for display only. Never use it in a path or a log entry. */
    name: text('name').notNull(),
    /** Size in bytes, as declared by the client. Verified after the upload. */
    size: integer('size').notNull(),
    state: text('state').$type<'open' | 'checking' | 'ready' | 'refused'>().notNull(),
    checkingUntil: moment('checking_until'),
    refusal: jsonb('refusal').$type<FileRefusal>(),
    type: text('type').$type<PrintFileType>(),
    pages: integer('pages'),
    /** In mm. */
    pageSize: jsonb('page_size').$type<{ width: number; height: number }>(),
    pixels: jsonb('pixels').$type<{ width: number; height: number }>(),
    measures: jsonb('measures').$type<PrintMeasures>(),
    /** In hex. */
    sha256: text('sha256'),
    /** Storage key. */
    content: text('content'),
    image: text('image'),
    createdAt: moment('created_at').notNull(),
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
    key: text('key').notNull(),
    sha256: text('sha256').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.part] })],
);

export const printFileUses = pgTable(
  'print_file_uses',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => printFiles.id, { onDelete: 'cascade' }),
    lineId: text('line_id').notNull(),
    /**
     * True if the print line that uses the file has been paid for. Files of paid lines don't count
     * towards the account's quota.
     */
    ordered: boolean('ordered').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.lineId] }), index('print_file_uses_line').on(table.lineId)],
);
