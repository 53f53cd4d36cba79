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

/** Paid orders. An order exists only once it is paid. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    /** `KGZ-2026-000123` */
    number: text('number').notNull().unique(),
    /** Null after the account was deleted. */
    buyerId: uuid('buyer_id').references(() => users.id, { onDelete: 'set null' }),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    goods: paise('goods').notNull(),
    shipping: integer('shipping').notNull(),
    /** Goods and shipping, the amount paid. */
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

/** Lines as they were bought. Later changes of the catalogue don't affect them. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    productId: text('product_id').notNull(),
    title: text('title').notNull(),
    /** File name of the picture. Empty if there is none. */
    image: text('image').notNull(),
    quantity: integer('quantity').notNull(),
    /** In paise. */
    unitPrice: integer('unit_price').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/**
 * The status history of an order, including `pending` at its creation. Orders only move forward, so
 * the primary key allows each status once.
 */
export const orderStatusChanges = pgTable(
  'order_status_changes',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    at: moment('at').notNull(),
    /** Courier and tracking number of a shipped order. Empty otherwise. */
    note: text('note').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.status] })],
);
