import { ORDER_STATUSES } from '@kaagazz/domain';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/auth.tables.ts';
import type { ShippingAddress } from '@kaagazz/api-schema';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const paise = (name: string) => bigint(name, { mode: 'number' });

/** The running part of an order number. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 1 });

/** Orders exist only once they are paid. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    /** `KGZ-2026-000123` */
    number: text('number').notNull().unique(),
    /** Null once the account is deleted. */
    buyerId: uuid('buyer_id').references(() => users.id, { onDelete: 'set null' }),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    goods: paise('goods').notNull(),
    shipping: integer('shipping').notNull(),
    /** The amount paid: goods plus shipping. */
    total: paise('total').notNull(),
    shippingAddress: jsonb('shipping_address').$type<ShippingAddress>().notNull(),
    gatewayOrderId: text('gateway_order_id').notNull().unique(),
    gatewayPaymentId: text('gateway_payment_id').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('orders_buyer').on(table.buyerId, table.createdAt, table.id),
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_status').on(table.status, table.createdAt, table.id),
  ],
);

/** Lines as they were bought. Later changes of the catalogue do not affect them. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    productId: text('product_id').notNull(),
    title: text('title').notNull(),
    /** File name of the picture, or empty. */
    image: text('image').notNull(),
    quantity: integer('quantity').notNull(),
    /** In paise. */
    unitPrice: integer('unit_price').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/**
 * The status history of orders, starting with `pending`. Orders only move forward, so each status
 * occurs at most once.
 */
export const orderStatusChanges = pgTable(
  'order_status_changes',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    at: moment('at').notNull(),
    /** Courier and tracking number if the order was shipped, otherwise empty. */
    note: text('note').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.status] })],
);

/** Refunds of a part of an order, or of an order that can no longer be cancelled. */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    /** The gateway's refund id, `rfnd_...`. */
    id: text('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    amount: paise('amount').notNull(),
    /** For example `KGC/26-27/000012`. Null for the first seconds. */
    creditNote: text('credit_note').unique(),
    /** When the credit note was issued. Until then, when the refund was recorded. */
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [index('order_refunds_order').on(table.orderId)],
);
