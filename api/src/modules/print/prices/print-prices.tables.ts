import type { PrintPriceRow, PrintServiceId } from '@kaagazz/domain/print';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What Print With Us costs (E21): rows of a merchant's table, put together by `printPrice` of @kaagazz/domain. */
export const printPrices = pgTable(
  'print_prices',
  {
    service: text('service').$type<PrintServiceId>().notNull(),
    /** chosen values by field name, spelled as the form spells them */
    options: jsonb('options').$type<Record<string, string>>().notNull(),
    per: text('per').$type<PrintPriceRow['per']>().notNull(),
    fromQuantity: integer('from_quantity').notNull(),
    /** paise; below 0 where another part of the price makes up for it */
    price: integer('price').notNull(),
    /** options, per and from as they are compared: two rows of a service never mean the same */
    rowKey: text('row_key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.service, table.rowKey] }),
    check('print_prices_from', sql`from_quantity >= 1`),
  ],
);

/** One row, locked by whoever changes the prices: such changes go one after the other. */
export const printPriceState = pgTable('print_price_state', {
  id: integer('id').primaryKey(),
  changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
});
