import { ORDER_STATUSES } from '@kaagazz/domain';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  date,
  doublePrecision,
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
import { users } from '../../auth/auth.tables.ts';
import type { BusinessBuyer, ShippingAddress } from '@kaagazz/api-schema';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const paise = (name: string) => bigint(name, { mode: 'number' });

export const orderNumbers = pgSequence('order_numbers', { startWith: 1 });

/**
 * How an order was paid. `elsewhere` means that staff received the payment themselves, for example
 * by UPI.
 */
export const ORDER_PAID_BY = ['gateway', 'cash-on-delivery', 'elsewhere'] as const;

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    /** `KGZ-2026-000123` */
    number: text('number').notNull().unique(),
    buyerId: uuid('buyer_id').references(() => users.id, { onDelete: 'set null' }),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    goods: paise('goods').notNull(),
    shipping: integer('shipping').notNull(),
    total: paise('total').notNull(),
    /** The order's discount, already deducted from the line prices. */
    discount: paise('discount').notNull().default(0),
    discountCode: text('discount_code'),
    shippingAddress: jsonb('shipping_address').$type<ShippingAddress>().notNull(),
    /** Cleared when the buyer's account is deleted. */
    giftNote: text('gift_note').notNull().default(''),
    business: jsonb('business').$type<BusinessBuyer>(),
    gatewayOrderId: text('gateway_order_id').unique(),
    gatewayPaymentId: text('gateway_payment_id').unique(),
    paidBy: text('paid_by', { enum: ORDER_PAID_BY }).notNull().default('gateway'),
    due: paise('due').notNull().default(0),
    /**
     * Id of the staff member who took the order. Null if the order was placed online. Also cleared
     * when the buyer's account is deleted.
     */
    takenBy: uuid('taken_by'),
    /** Time at which printing started. The buyer can't cancel the order after this time. */
    atPressAt: moment('at_press_at'),
    /** Id of the original order if this order is a free replacement. */
    replaces: uuid('replaces').references((): AnyPgColumn => orders.id, { onDelete: 'restrict' }),
    supplements: uuid('supplements').references((): AnyPgColumn => orders.id, { onDelete: 'restrict' }),
    shipBy: date('ship_by', { mode: 'string' }),
    deliverFrom: date('deliver_from', { mode: 'string' }),
    deliverBy: date('deliver_by', { mode: 'string' }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('orders_buyer').on(table.buyerId, table.createdAt, table.id),
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_status').on(table.status, table.createdAt, table.id),
    index('orders_replaces').on(table.replaces),
    index('orders_supplements').on(table.supplements),
    index('orders_unclaimed')
      .on(sql`lower(${table.shippingAddress} ->> 'email')`)
      .where(sql`buyer_id is null and taken_by is not null`),
  ],
);

/**
 * Order lines contain copies of product data, so that changes to products don't affect existing
 * orders.
 */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    productId: text('product_id').notNull(),
    title: text('title').notNull(),
    image: text('image').notNull(),
    quantity: integer('quantity').notNull(),
    /** In paise. */
    unitPrice: integer('unit_price').notNull(),
    taxPercent: doublePrecision('tax_percent'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

export const orderStatusChanges = pgTable(
  'order_status_changes',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    at: moment('at').notNull(),
    note: text('note').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.status] })],
);

const REFUND_STATES = ['due', 'pending', 'refunded'] as const;

export interface CreditedLine {
  position: number;
  quantity: number;
  amount: number;
  restocked: number;
}

export const orderRefunds = pgTable(
  'order_refunds',
  {
    id: text('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    amount: paise('amount').notNull(),
    lines: jsonb('lines').$type<CreditedLine[]>().notNull().default([]),
    shipping: paise('shipping').notNull().default(0),
    reason: text('reason').notNull().default(''),
    state: text('state', { enum: REFUND_STATES }).notNull().default('refunded'),
    gatewayRefundId: text('gateway_refund_id').unique(),
    refusals: integer('refusals').notNull().default(0),
    officeToldAt: moment('office_told_at'),
    /** Credit note number such as `KGC/26-27/000012`. Null until the credit note is issued. */
    creditNote: text('credit_note').unique(),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [
    index('order_refunds_order').on(table.orderId),
    index('order_refunds_due')
      .on(table.issuedAt)
      .where(sql`state <> 'refunded'`),
  ],
);

export interface ReturnedLine {
  position: number;
  title: string;
  quantity: number;
  received: number;
  damaged: number;
  restocked: number;
}

export const orderReturns = pgTable(
  'order_returns',
  {
    /** The browser generates this id, which also serves as an idempotency key. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    version: integer('version').notNull().default(1),
    reason: text('reason').notNull(),
    words: text('words').notNull().default(''),
    note: text('note').notNull().default(''),
    lines: jsonb('lines').$type<ReturnedLine[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    acceptedAt: moment('accepted_at').defaultNow(),
    declinedAt: moment('declined_at'),
    receivedAt: moment('received_at'),
  },
  (table) => [
    index('order_returns_order').on(table.orderId),
    index('order_returns_newest').on(table.createdAt, table.id),
  ],
);
