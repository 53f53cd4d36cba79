import type { PrintPriceRow, PrintServiceId } from '@kaagazz/domain/print';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The price table of Print With Us; `printPrice` of @kaagazz/domain combines its rows. */
export const printPrices = pgTable(
  'print_prices',
  {
    service: text('service').$type<PrintServiceId>().notNull(),
    /** chosen values by field name, in the form's spelling */
    options: jsonb('options').$type<Record<string, string>>().notNull(),
    per: text('per').$type<PrintPriceRow['per']>().notNull(),
    fromQuantity: integer('from_quantity').notNull(),
    /** in paise; may be negative if other parts of the price make up for it */
    price: integer('price').notNull(),
    /** options, per and from in a normalised form, unique per service */
    rowKey: text('row_key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.service, table.rowKey] }),
    check('print_prices_from', sql`from_quantity >= 1`),
  ],
);

/** A single row, which an import locks so that imports run one after the other. */
export const printPriceState = pgTable('print_price_state', {
  id: integer('id').primaryKey(),
  changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
});
