import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { paymentAttempts } from '../attempts/payments.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Each link has exactly one payment attempt, so that the same link can't be used to pay twice. */
export const paymentLinks = pgTable(
  'payment_links',
  {
    /**
     * Id of the payment attempt. For links created by staff, the staff app generates this id as an
     * idempotency key.
     */
    id: uuid('id')
      .primaryKey()
      .references(() => paymentAttempts.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    /**
     * Staff member who created the link. Null if the shop created the link because a shopper
     * changed a paid print.
     */
    staffId: uuid('staff_id'),
    /** Set only if the payment is for a change to a paid print. */
    changedLineId: text('changed_line_id'),
    note: text('note').notNull(),
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
