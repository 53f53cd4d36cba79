import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { paymentAttempts } from '../attempts/payments.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Payment links that staff send to customers, or that pay for a changed print. A link can be paid
 * only once, because all its payments share one payment attempt.
 */
export const paymentLinks = pgTable(
  'payment_links',
  {
    /** Idempotency key sent by the staff app. Also the payment attempt's id. */
    id: uuid('id')
      .primaryKey()
      .references(() => paymentAttempts.id, { onDelete: 'cascade' }),
    /** Secret in the link's URL. */
    token: text('token').notNull().unique(),
    /**
     * Id of the staff member who created the link. Null if the link pays for a change to a print.
     */
    staffId: uuid('staff_id'),
    /**
     * Id of the new version of a paid print line. Applied when the link is paid. Null if the link
     * pays for a new order.
     */
    changedLineId: text('changed_line_id'),
    /** Note for the order's timeline, for example the reason for a discount. */
    note: text('note').notNull(),
    /** Id of the quoted request. */
    requestId: uuid('request_id'),
    validUntil: moment('valid_until').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    orderNumber: text('order_number'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('payment_links_newest').on(table.createdAt, table.id),
    index('payment_links_request').on(table.requestId),
    index('payment_links_changed_line').on(table.changedLineId),
  ],
);
