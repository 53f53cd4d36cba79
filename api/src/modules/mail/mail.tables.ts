import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A picture that the HTML refers to as `<img src="cid:...">`. */
export interface MailPicture {
  cid: string;
  /** Data URL. Sent as PNG. */
  data: string;
}

/** Emails to send. Each is inserted in the transaction of the change that it reports. */
export const outbox = pgTable(
  'outbox',
  {
    /** Also the Message-ID, so that email clients can detect a duplicate. */
    id: uuid('id').primaryKey(),
    /** For operators, for example `code` or `order-confirmation`. */
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    /**
     * Deleted with the texts and pictures once the email is sent or has failed, because it may
     * contain a code.
     */
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    pictures: jsonb('pictures').$type<MailPicture[]>().notNull().default([]),
    /** The order that it is about. */
    orderNumber: text('order_number'),
    /** What within the order: a refund, a return, or the status that was wrong. */
    about: text('about'),
    createdAt: moment('created_at').notNull(),
    /** The email is not sent after this time. */
    expiresAt: moment('expires_at'),
    sentAt: moment('sent_at'),
    failedAt: moment('failed_at'),
    /**
     * Whether to delete the row once the email is sent or has failed. Set if there is no account.
     */
    forgetWhenDone: boolean('forget_when_done').notNull().default(false),
    /** Error codes only, without addresses. */
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_recipient').on(table.recipient),
    index('outbox_age').on(table.createdAt),
    index('outbox_order').on(table.orderNumber),
  ],
);
