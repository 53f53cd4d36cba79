import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../auth/auth.tables.ts';
import type { ShippingAddress } from '@kaagazz/api-schema';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const paise = (name: string) => bigint(name, { mode: 'number' });

/**
 * - `open`: its goods are taken off the stock until `reservedUntil`
 * - `released`: the goods are back in stock: replaced, expired, paid wrongly, or the gateway could not be reached
 * - `paid`: became an order
 */
const ATTEMPT_STATES = ['open', 'released', 'paid'] as const;

/**
 * What became of money that came; forward only, but for a refund that the gateway took and then could not carry out:
 * - `order`: it paid for an order
 * - `refund-due`: it has to go back
 * - `refund-pending`: the gateway has taken the refund and not ended it yet
 * - `refunded`: it went back
 */
const PAYMENT_STATES = ['order', 'refund-due', 'refund-pending', 'refunded'] as const;

/** Why money does not stay: told to the buyer, to the office and to the gateway. */
const REFUND_REASONS = [
  'stock-gone',
  /** the attempt's reservation ended days before: its prices are old */
  'too-late',
  /** what is printed to order is ordered once only */
  'ordered-already',
  'amount-differs',
  'paid-twice',
  'account-deleted',
  'order-cancelled',
  'refunded-elsewhere',
] as const;

export type RefundReason = (typeof REFUND_REASONS)[number];

/** What a shopper was offered, as it was at that moment: later changes of a product change no order. */
export interface AttemptLine {
  productId: string;
  /** of something printed that was never paid for '' once the account was deleted: it may name people */
  title: string;
  /** the first picture's file name, or '' */
  image: string;
  quantity: number;
  /** paise */
  unitPrice: number;
}

/** Tries to pay: the stock reserved for it, the gateway's order, and where the goods shall go (E23). */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid('id').primaryKey(),
    /** null once the account was deleted (E36): what is paid after that goes back */
    buyerId: uuid('buyer_id').references(() => users.id, { onDelete: 'set null' }),
    state: text('state', { enum: ATTEMPT_STATES }).notNull(),
    lines: jsonb('lines').$type<AttemptLine[]>().notNull(),
    goods: paise('goods').notNull(),
    shipping: integer('shipping').notNull(),
    total: paise('total').notNull(),
    shippingAddress: jsonb('shipping_address').$type<ShippingAddress>(),
    /** null until the gateway has answered */
    gatewayOrderId: text('gateway_order_id'),
    /** the payment that became its order */
    gatewayPaymentId: text('gateway_payment_id'),
    reservedUntil: moment('reserved_until').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('payment_attempts_gateway_order').on(table.gatewayOrderId),
    // A buyer holds one reservation at most, whatever two tabs do at once.
    uniqueIndex('payment_attempts_one_open')
      .on(table.buyerId)
      .where(sql`state = 'open'`),
    index('payment_attempts_expiry')
      .on(table.reservedUntil)
      .where(sql`state = 'open'`),
    index('payment_attempts_buyer').on(table.buyerId, table.createdAt),
  ],
);

/**
 * Money that came: each payment that the gateway captured for one of our attempts stands here once, as soon as we have heard of it. It
 * is the proof that every captured payment ends as an order or a refund.
 */
export const gatewayPayments = pgTable(
  'gateway_payments',
  {
    /** the gateway's id, `pay_...`: the key keeps a payment from being settled twice */
    id: text('id').primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id),
    /** in the smallest unit of `currency`; usually the attempt's total */
    amount: paise('amount').notNull(),
    currency: text('currency').notNull(),
    state: text('state', { enum: PAYMENT_STATES }).notNull(),
    /** null while it pays for an order */
    refundReason: text('refund_reason', { enum: REFUND_REASONS }),
    /** since when it has to go back */
    refundDueAt: moment('refund_due_at'),
    /** refunds that the gateway refused or could not carry out */
    refusals: integer('refusals').notNull().default(0),
    /** when the office was asked to look after it */
    officeToldAt: moment('office_told_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('gateway_payments_attempt').on(table.attemptId)],
);

/** Events of the gateway that were dealt with, for as long as they may be sent again. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    /** `x-razorpay-event-id` */
    id: text('id').primaryKey(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('webhook_events_age').on(table.receivedAt)],
);
