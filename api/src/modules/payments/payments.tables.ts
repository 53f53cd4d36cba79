import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/auth.tables.ts';
import type { ShippingAddress } from '../orders/shipping-address.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const paise = (name: string) => bigint(name, { mode: 'number' });

/**
 * - `open`: its goods are taken off the stock until `reservedUntil`
 * - `released`: the goods are back in stock: replaced, expired, or the gateway could not be reached
 * - `paid`: became an order
 * - `refund-due`: paid after its goods were released and sold to others; the money has to go back
 * - `refunded`: the money went back
 */
export const ATTEMPT_STATES = ['open', 'released', 'paid', 'refund-due', 'refunded'] as const;

/** What a shopper was offered, as it was at that moment: later changes of a product change no order. */
export interface AttemptLine {
  productId: string;
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
    /** the payment that settled it */
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
    index('payment_attempts_refund_due')
      .on(table.updatedAt)
      .where(sql`state = 'refund-due'`),
    index('payment_attempts_buyer').on(table.buyerId, table.createdAt),
  ],
);
