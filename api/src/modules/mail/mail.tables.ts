import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export interface MailPicture {
  cid: string;
  data: string;
}

/**
 * Outgoing emails. Each email is inserted in the same transaction as the change that triggers it.
 */
export const outbox = pgTable(
  'outbox',
  {
    /** Used as the Message-ID, so that email clients can detect duplicates. */
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    /** The subject and the text are deleted after sending, because they may contain a code. */
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    pictures: jsonb('pictures').$type<MailPicture[]>().notNull().default([]),
    orderNumber: text('order_number'),
    about: text('about'),
    unsubscribeUrl: text('unsubscribe_url'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
    sentAt: moment('sent_at'),
    failedAt: moment('failed_at'),
    forgetWhenDone: boolean('forget_when_done').notNull().default(false),
    /** Contains only error codes, because the server's messages may contain email addresses. */
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_recipient').on(table.recipient),
    index('outbox_age').on(table.createdAt),
    index('outbox_order').on(table.orderNumber),
  ],
);
