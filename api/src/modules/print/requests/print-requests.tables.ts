import type { PrintOption, PrintServiceId } from '@kaagazz/domain/print';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../auth/auth.tables.ts';

export const printRequests = pgTable(
  'print_requests',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** May be empty. */
    phone: text('phone').notNull(),
    service: text('service').$type<PrintServiceId>().notNull(),
    title: text('title').notNull(),
    options: jsonb('options').$type<PrintOption[]>().notNull(),
    quantity: integer('quantity').notNull(),
    fileId: text('file_id'),
    fileName: text('file_name'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('print_requests_newest').on(table.createdAt, table.id),
    index('print_requests_user').on(table.userId),
    index('print_requests_file').on(table.fileId),
  ],
);
