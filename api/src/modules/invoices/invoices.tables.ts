import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../orders/tables/orders.tables.ts';
import type { InvoiceBuyer, InvoiceDocument } from './invoice-document.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * The last number used in each invoice series. A PostgreSQL sequence would leave a gap if a
 * transaction fails.
 */
export const invoiceSeries = pgTable('invoice_series', {
  /** For example `KGZ/26-27`. */
  series: text('series').primaryKey(),
  last: integer('last').notNull(),
});

export const invoices = pgTable('invoices', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'restrict' }),
  /** For example `KGZ/26-27/000123`. */
  number: text('number').notNull().unique(),
  issuedAt: moment('issued_at').notNull(),
  /** Invoices must name the buyer, so this data is kept after the account is deleted. */
  buyer: jsonb('buyer').$type<InvoiceBuyer>().notNull(),
  document: jsonb('document').$type<InvoiceDocument>().notNull(),
  creditNote: text('credit_note').unique(),
  creditedAt: moment('credited_at'),
});
