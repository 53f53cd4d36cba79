import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/auth.tables.ts';

export const bulkOrderRequests = pgTable(
  'bulk_order_requests',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    notes: text('notes').notNull(),
    productId: text('product_id').notNull(),
    productTitle: text('product_title').notNull(),
    quantity: integer('quantity').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('bulk_order_requests_newest').on(table.createdAt, table.id),
    index('bulk_order_requests_user').on(table.userId),
  ],
);
