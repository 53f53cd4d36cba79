import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A picture that the HTML embeds as `<img src="cid:...">`. */
export interface MailPicture {
  cid: string;
  /** The picture as a data URL. It is attached to the email as a PNG. */
  data: string;
}

/**
 * Outgoing emails. Each row is inserted in the same transaction as the change that the email
 * reports.
 */
export const outbox = pgTable(
  'outbox',
  {
    /** Id of the email. Also its Message-ID, so that email clients can detect duplicates. */
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    /**
     * The subject, text and pictures are deleted once the email has been sent or has failed,
     * because they may contain a code.
     */
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
    /** Why the last delivery failed. Contains only error codes, no addresses. */
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_recipient').on(table.recipient),
    index('outbox_age').on(table.createdAt),
    index('outbox_order').on(table.orderNumber),
  ],
);
