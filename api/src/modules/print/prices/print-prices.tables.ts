import type { PrintPriceRow, PrintServiceId } from '@kaagazz/domain/print';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The prices of Print With Us. `printPrice` of @kaagazz/domain combines the rows. */
export const printPrices = pgTable(
  'print_prices',
  {
    service: text('service').$type<PrintServiceId>().notNull(),
    /** Chosen values by field name, as the form spells them. */
    options: jsonb('options').$type<Record<string, string>>().notNull(),
    per: text('per').$type<PrintPriceRow['per']>().notNull(),
    fromQuantity: integer('from_quantity').notNull(),
    /** In paise. May be negative if other parts of the price make up for it. */
    price: integer('price').notNull(),
    /** Options, `per` and `from` in a normalised form. Unique per service. */
    rowKey: text('row_key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.service, table.rowKey] }),
    check('print_prices_from', sql`from_quantity >= 1`),
  ],
);

/** A single row that imports lock, so that they run one after the other. */
export const printPriceState = pgTable('print_price_state', {
  id: integer('id').primaryKey(),
  changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
});
