import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/auth.tables.ts';

/** Large orders that were asked for (specification §3 Bulk order request). */
export const bulkOrderRequests = pgTable(
  'bulk_order_requests',
  {
    id: uuid('id').primaryKey(),
    /** who was signed in; the request goes with the account (E36) */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** lower case; typed in, not proven to belong to the sender */
    email: text('email').notNull(),
    /** ten digits */
    phone: text('phone').notNull(),
    /** or '' */
    notes: text('notes').notNull(),
    productId: text('product_id').notNull(),
    /** as it was called then */
    productTitle: text('product_title').notNull(),
    quantity: integer('quantity').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('bulk_order_requests_newest').on(table.createdAt, table.id),
    index('bulk_order_requests_user').on(table.userId),
  ],
);
