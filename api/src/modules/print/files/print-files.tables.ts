import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PrintFileType, PrintServiceId } from '@kaagazz/domain/print';
import { users } from '../../auth/auth.tables.ts';
import type { FileRefusal } from '../inspection/file-refusals.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Files that shoppers send to be printed. What is in them is not here but in the storage (api/src/storage), in a folder that is named
 * like the row: what is no row any more is swept away by what stands in `print_file_removals`.
 */
export const printFiles = pgTable(
  'print_files',
  {
    /** 128 random bits, in hex */
    id: text('id').primaryKey(),
    /** null once the account was deleted while an order with it was under way (E36) */
    userId: uuid('user_id').references(() => users.id),
    service: text('service').$type<PrintServiceId>().notNull(),
    /** what the shopper calls it, cleaned; never part of a path, never in a log */
    name: text('name').notNull(),
    /** bytes, as declared at the beginning; a ready file has just so many */
    size: integer('size').notNull(),
    /** open: parts come in; checking: they are joined and looked at; refused: it stays for a day, so that the answer can be asked again */
    state: text('state').$type<'open' | 'checking' | 'ready' | 'refused'>().notNull(),
    /** of `checking`: whoever does that has died when this is over */
    checkingUntil: moment('checking_until'),
    refusal: jsonb('refusal').$type<FileRefusal>(),
    /** of a ready file, from here on; by its bytes */
    type: text('type').$type<PrintFileType>(),
    pages: integer('pages'),
    /** mm */
    pageSize: jsonb('page_size').$type<{ width: number; height: number }>(),
    pixels: jsonb('pixels').$type<{ width: number; height: number }>(),
    /** hex */
    sha256: text('sha256'),
    /** key of the storage */
    content: text('content'),
    /** small picture as a data URL */
    image: text('image'),
    createdAt: moment('created_at').notNull(),
    /** when something was last done with it */
    touchedAt: moment('touched_at').notNull(),
  },
  (table) => [
    index('print_files_user').on(table.userId),
    index('print_files_touched').on(table.state, table.touchedAt),
  ],
);

/** Parts of a file that have arrived, while it is open. */
export const printFileParts = pgTable(
  'print_file_parts',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => printFiles.id, { onDelete: 'cascade' }),
    /** from 0 */
    part: integer('part').notNull(),
    /** where it is: each arrival has a key of its own, so that none is written while it is read */
    key: text('key').notNull(),
    /** hex; the same part sent again changes nothing */
    sha256: text('sha256').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.part] })],
);

/** Lines that need a file: while there is one it stays. Those of a cancelled order need none. */
export const printFileUses = pgTable(
  'print_file_uses',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => printFiles.id, { onDelete: 'cascade' }),
    lineId: text('line_id').notNull(),
    /** it is paid for: it doesn't count against what an account may keep here */
    ordered: boolean('ordered').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.lineId] }), index('print_file_uses_line').on(table.lineId)],
);
