import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../auth/auth.tables.ts';
import { discountCodes } from './discount-codes.tables.ts';
import type { BusinessBuyer, ShippingAddress } from '@kaagazz/api-schema';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const paise = (name: string) => bigint(name, { mode: 'number' });

const ATTEMPT_STATES = ['open', 'released', 'paid'] as const;

/**
 * - `order`: an order was created for the payment
 * - `refund-due`: the shop must send a refund to the gateway, or send it again after a failure
 * - `refund-pending`: the gateway has accepted the refund
 * - `refunded`: the bank has processed the refund
 */
const PAYMENT_STATES = ['order', 'refund-due', 'refund-pending', 'refunded'] as const;

const REFUND_REASONS = [
  'stock-gone',
  'too-late',
  'discount-used-up',
  'ordered-already',
  'change-too-late',
  'amount-differs',
  'paid-twice',
  'account-deleted',
  'order-cancelled',
  'refunded-elsewhere',
] as const;

export type RefundReason = (typeof REFUND_REASONS)[number];

/**
 * Contains a copy of the product's data, so that later changes to the product don't affect the
 * order.
 */
export interface AttemptLine {
  productId: string;
  title: string;
  image: string;
  quantity: number;
  /** In paise. */
  unitPrice: number;
  taxPercent?: number;
}

export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid('id').primaryKey(),
    buyerId: uuid('buyer_id').references(() => users.id, { onDelete: 'set null' }),
    state: text('state', { enum: ATTEMPT_STATES }).notNull(),
    lines: jsonb('lines').$type<AttemptLine[]>().notNull(),
    goods: paise('goods').notNull(),
    shipping: integer('shipping').notNull(),
    total: paise('total').notNull(),
    /** The discount, already deducted from `goods`. */
    discount: paise('discount').notNull().default(0),
    discountCode: text('discount_code').references(() => discountCodes.code),
    shippingAddress: jsonb('shipping_address').$type<ShippingAddress>(),
    giftNote: text('gift_note').notNull().default(''),
    business: jsonb('business').$type<BusinessBuyer>(),
    /** Id of the paid gateway order, or of the latest gateway order if none is paid. */
    gatewayOrderId: text('gateway_order_id'),
    gatewayPaymentId: text('gateway_payment_id'),
    reservedUntil: moment('reserved_until').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('payment_attempts_one_open')
      .on(table.buyerId)
      .where(sql`state = 'open'`),
    index('payment_attempts_expiry')
      .on(table.reservedUntil)
      .where(sql`state = 'open'`),
    index('payment_attempts_buyer').on(table.buyerId, table.createdAt),
    index('payment_attempts_discount')
      .on(table.discountCode)
      .where(sql`discount_code is not null`),
  ],
);

export const gatewayOrders = pgTable(
  'gateway_orders',
  {
    id: text('id').primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id, { onDelete: 'cascade' }),
    openedAt: moment('opened_at').notNull(),
  },
  (table) => [index('gateway_orders_attempt').on(table.attemptId)],
);

export const gatewayPayments = pgTable(
  'gateway_payments',
  {
    id: text('id').primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id),
    /** Amount in the smallest unit of `currency`: paise, or cents for a payment in US dollars. */
    amount: paise('amount').notNull(),
    currency: text('currency').notNull(),
    state: text('state', { enum: PAYMENT_STATES }).notNull(),
    refundReason: text('refund_reason', { enum: REFUND_REASONS }),
    refundDueAt: moment('refund_due_at'),
    refusals: integer('refusals').notNull().default(0),
    officeToldAt: moment('office_told_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('gateway_payments_attempt').on(table.attemptId),
    index('gateway_payments_newest').on(table.createdAt),
  ],
);

export const webhookEvents = pgTable(
  'webhook_events',
  {
    /** Value of the `x-razorpay-event-id` header. */
    id: text('id').primaryKey(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('webhook_events_age').on(table.receivedAt)],
);
