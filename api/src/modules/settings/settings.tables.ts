import type { DeskSettings } from '@kaagazz/api-schema';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The table has a single row. If the row doesn't exist, the defaults apply. */
export const shopSettings = pgTable('shop_settings', {
  /** Always `shop`. */
  id: text('id').primaryKey(),
  version: integer('version').notNull(),
  company: jsonb('company').$type<DeskSettings['company']>().notNull(),
  social: jsonb('social').$type<DeskSettings['social']>(),
  notice: jsonb('notice').$type<DeskSettings['notice']>(),
  cash: jsonb('cash').$type<DeskSettings['cash']>(),
  taxes: jsonb('taxes').$type<DeskSettings['taxes']>(),
  bank: jsonb('bank').$type<DeskSettings['bank']>(),
  holidays: jsonb('holidays').$type<DeskSettings['holidays']>(),
  /** All fees are in rupees. Rows from older versions contain only `flatFee`. */
  shipping: jsonb('shipping')
    .$type<Pick<DeskSettings['shipping'], 'flatFee'> & Partial<DeskSettings['shipping']>>()
    .notNull(),
  pause: jsonb('pause').$type<DeskSettings['pause']>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
});
