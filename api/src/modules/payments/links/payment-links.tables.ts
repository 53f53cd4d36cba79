import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { paymentAttempts } from '../attempts/payments.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Links that staff send to customers. Each link has one payment attempt, which is reopened whenever
 * the customer opens the payment window, so that a link can be paid only once.
 */
export const paymentLinks = pgTable(
  'payment_links',
  {
    /** The desk's idempotency key, also the id of the attempt. */
    id: uuid('id')
      .primaryKey()
      .references(() => paymentAttempts.id, { onDelete: 'cascade' }),
    /** The secret part of the URL. */
    token: text('token').notNull().unique(),
    /** The person at the desk who created the link. */
    staffId: uuid('staff_id').notNull(),
    /** For the order's timeline, for example the reason for a discount. */
    note: text('note').notNull(),
    /** The request that was quoted. */
    requestId: uuid('request_id'),
    validUntil: moment('valid_until').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    orderNumber: text('order_number'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('payment_links_newest').on(table.createdAt, table.id),
    index('payment_links_request').on(table.requestId),
  ],
);
