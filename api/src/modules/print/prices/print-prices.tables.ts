import type { PrintPriceDifference, PrintPriceRow, PrintServiceId } from '@kaagazz/domain/print';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const printPrices = pgTable(
  'print_prices',
  {
    service: text('service').$type<PrintServiceId>().notNull(),
    options: jsonb('options').$type<Record<string, string>>().notNull(),
    per: text('per').$type<PrintPriceRow['per']>().notNull(),
    fromQuantity: integer('from_quantity').notNull(),
    /** Amount in paise. Negative for a discount. */
    price: integer('price').notNull(),
    rowKey: text('row_key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.service, table.rowKey] }),
    check('print_prices_from', sql`from_quantity >= 1`),
  ],
);

/** The table has a single row, which every import locks to prevent concurrent imports. */
export const printPriceState = pgTable('print_price_state', {
  id: integer('id').primaryKey(),
  changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
});

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const printPriceChanges = pgTable(
  'print_price_changes',
  {
    /** Idempotency key sent by the staff app. */
    id: uuid('id').primaryKey(),
    service: text('service').$type<PrintServiceId>().notNull(),
    who: text('who').notNull(),
    staffId: uuid('staff_id'),
    differences: jsonb('differences').$type<PrintPriceDifference[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    startsAt: moment('starts_at').notNull(),
    appliedAt: moment('applied_at'),
    withdrawnAt: moment('withdrawn_at'),
    problem: text('problem').notNull().default(''),
  },
  (table) => [index('print_price_changes_newest').on(table.service, table.startsAt, table.createdAt)],
);
