import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { products } from '../catalog/catalog.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Email addresses that want to hear when a product is back. A row is deleted once it is used. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    /** Part of the link in the confirmation email, so it must stay secret. */
    id: uuid('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** Null until the link in the confirmation email has been used. */
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [unique('stock_alerts_once').on(table.productId, table.email)],
);
