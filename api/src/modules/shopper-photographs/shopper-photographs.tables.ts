import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orderReturns, orders } from '../orders/tables/orders.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The full-size image is in a storage folder named after the photograph's id. */
export const shopperPhotographs = pgTable(
  'shopper_photographs',
  {
    id: text('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null if the photograph is for a return. */
    productId: text('product_id'),
    reviewId: uuid('review_id'),
    returnId: uuid('return_id').references(() => orderReturns.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    /** In pixels. */
    width: integer('width').notNull(),
    /** In pixels. */
    height: integer('height').notNull(),
    image: text('image').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('shopper_photographs_order').on(table.orderId),
    index('shopper_photographs_review').on(table.reviewId),
    index('shopper_photographs_return').on(table.returnId),
    index('shopper_photographs_age').on(table.createdAt),
  ],
);
