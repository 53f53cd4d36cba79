import { REVIEW_STATES } from '@kaagazz/domain';
import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../orders/tables/orders.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    orderNumber: text('order_number').notNull(),
    productId: text('product_id').notNull(),
    state: text('state', { enum: REVIEW_STATES }).notNull(),
    /** Chosen by the buyer. */
    name: text('name').notNull(),
    stars: integer('stars').notNull(),
    text: text('text').notNull(),
    reply: text('reply').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('reviews_once').on(table.orderId, table.productId),
    index('reviews_product').on(table.productId, table.state, table.createdAt),
    index('reviews_newest').on(table.createdAt, table.id),
  ],
);
