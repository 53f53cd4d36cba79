import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orderReturns, orders } from '../orders/tables/orders.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Photographs of reviews and return requests. The full-size image is in the storage for shoppers'
 * files, in a folder named after the row's id. When the row is deleted, a trigger schedules the
 * folder's removal.
 */
export const shopperPhotographs = pgTable(
  'shopper_photographs',
  {
    /** 128 random bits in hex. */
    id: text('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The reviewed product, or null for a return. */
    productId: text('product_id'),
    /**
     * Null until the review is submitted. The foreign key is defined only in the migration, because
     * the reviews module imports this one.
     */
    reviewId: uuid('review_id'),
    /** Null until the return is requested. */
    returnId: uuid('return_id').references(() => orderReturns.id, { onDelete: 'cascade' }),
    /** Index within the review or return. */
    position: integer('position').notNull().default(0),
    /** In pixels. */
    width: integer('width').notNull(),
    /** In pixels. */
    height: integer('height').notNull(),
    /** Thumbnail as a WebP data URL. */
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
