import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { products } from '../catalog/catalog.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const stockAlerts = pgTable(
  'stock_alerts',
  {
    /** Anyone who knows the id can confirm or cancel the alert, so keep the id secret. */
    id: uuid('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    requestedAt: moment('requested_at').notNull(),
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [unique('stock_alerts_once').on(table.productId, table.email)],
);
