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

/** The running part of an order number. It may have gaps: a number is never given twice, even when its order fails. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 1 });

/** Paid orders; what was never paid is no order (E23). */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    /** `KGZ-2026-000123` */
    number: text('number').notNull().unique(),
    /** null once the account was deleted: an order outlives it (E36) */
    buyerId: uuid('buyer_id').references(() => users.id, { onDelete: 'set null' }),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    goods: paise('goods').notNull(),
    shipping: integer('shipping').notNull(),
    /** goods and shipping: what was paid */
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

/** What was bought, as it was then: title, picture and price don't follow the catalogue's later changes. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    productId: text('product_id').notNull(),
    title: text('title').notNull(),
    /** the picture's file name, or '' */
    image: text('image').notNull(),
    quantity: integer('quantity').notNull(),
    /** paise */
    unitPrice: integer('unit_price').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/**
 * When an order got each status, `pending` at its creation included. Orders go forward only, so each status stands here once: the key
 * makes a second one impossible, whoever tries.
 */
export const orderStatusChanges = pgTable(
  'order_status_changes',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    at: moment('at').notNull(),
    /** what the shopper should know: courier and tracking number of a parcel; or '' */
    note: text('note').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.status] })],
);
