import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../orders/orders.tables.ts';
import type { InvoiceBuyer, InvoiceDocument } from './invoice-document.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * The last number of each series: invoices and credit notes of each financial year. A row, not a sequence: it is counted up in the transaction that
 * uses the number, so one that fails gives it back and no number is ever missing.
 */
export const invoiceSeries = pgTable('invoice_series', {
  /** `KGZ/26-27` */
  series: text('series').primaryKey(),
  last: integer('last').notNull(),
});

/** The invoice of each order as it was issued; nothing on it ever changes. A cancelled order's has the number of its credit note, too. */
export const invoices = pgTable('invoices', {
  /** an order that has an invoice can't go */
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'restrict' }),
  /** `KGZ/26-27/000123` */
  number: text('number').notNull().unique(),
  issuedAt: moment('issued_at').notNull(),
  /** what the law wants on it of a person; kept when the account goes (E36) */
  buyer: jsonb('buyer').$type<InvoiceBuyer>().notNull(),
  document: jsonb('document').$type<InvoiceDocument>().notNull(),
  /** `KGC/26-27/000012`, of the whole amount */
  creditNote: text('credit_note').unique(),
  creditedAt: moment('credited_at'),
});
