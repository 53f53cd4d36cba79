import type { DeskSettings } from '@kaagazz/api-schema';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The shop's settings, stored in a single row. If there is no row, the defaults in the source code
 * apply.
 */
export const shopSettings = pgTable('shop_settings', {
  /** Always `shop`. */
  id: text('id').primaryKey(),
  version: integer('version').notNull(),
  company: jsonb('company').$type<DeskSettings['company']>().notNull(),
  /** Null if the row was saved before this column existed. */
  social: jsonb('social').$type<DeskSettings['social']>(),
  /** Null if the row was saved before this column existed. */
  notice: jsonb('notice').$type<DeskSettings['notice']>(),
  /** Null if the row was saved before this column existed. */
  cash: jsonb('cash').$type<DeskSettings['cash']>(),
  /** Null if the row was saved before this column existed. */
  taxes: jsonb('taxes').$type<DeskSettings['taxes']>(),
  /** Null if the row was saved before this column existed. */
  bank: jsonb('bank').$type<DeskSettings['bank']>(),
  /** Null if the row was saved before this column existed. */
  holidays: jsonb('holidays').$type<DeskSettings['holidays']>(),
  /** Shipping settings, in rupees. Rows saved before a field was added don't have that field. */
  shipping: jsonb('shipping')
    .$type<Pick<DeskSettings['shipping'], 'flatFee'> & Partial<DeskSettings['shipping']>>()
    .notNull(),
  pause: jsonb('pause').$type<DeskSettings['pause']>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
});
