import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A picture that the HTML refers to as `<img src="cid:...">`. */
export interface MailPicture {
  cid: string;
  /** Data URL. Sent as PNG. */
  data: string;
}

/** Emails to send. Each is inserted in the same transaction as the change it reports. */
export const outbox = pgTable(
  'outbox',
  {
    /** Also the Message-ID, so that email clients recognise a duplicate. */
    id: uuid('id').primaryKey(),
    /** For operators, for example `code` or `order-confirmation`. */
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    /** Removed with the texts once the email is sent or has failed, because it may hold a code. */
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    pictures: jsonb('pictures').$type<MailPicture[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    /** Not sent after this time. */
    expiresAt: moment('expires_at'),
    sentAt: moment('sent_at'),
    failedAt: moment('failed_at'),
    /** Deletes the row once the email is sent or has failed. Set if there is no account. */
    forgetWhenDone: boolean('forget_when_done').notNull().default(false),
    /** Why it failed, without addresses. */
    lastError: text('last_error'),
  },
  (table) => [index('outbox_recipient').on(table.recipient), index('outbox_age').on(table.createdAt)],
);
