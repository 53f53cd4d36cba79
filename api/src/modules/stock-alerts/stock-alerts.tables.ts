import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { products } from '../catalog/catalog.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Email addresses to notify when a product is back in stock. A row is deleted once its email has
 * been queued.
 */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    /** Part of the confirmation link in the email, so it must stay secret. */
    id: uuid('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** Null until the visitor has opened the confirmation link and confirmed the alert. */
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [unique('stock_alerts_once').on(table.productId, table.email)],
);
