import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { products } from '../catalog.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const productSales = pgTable(
  'product_sales',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    percent: integer('percent').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('product_sales_percent', sql`percent between 1 and 90`),
    index('product_sales_newest').on(table.startsAt, table.id),
  ],
);

export const productSaleItems = pgTable(
  'product_sale_items',
  {
    saleId: uuid('sale_id')
      .notNull()
      .references(() => productSales.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    discountBefore: integer('discount_before'),
  },
  (table) => [
    primaryKey({ columns: [table.saleId, table.productId] }),
    index('product_sale_items_product').on(table.productId),
  ],
);
