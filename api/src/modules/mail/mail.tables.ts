import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A picture that stands in a mail's HTML as `<img src="cid:...">`. */
export interface MailPicture {
  cid: string;
  /** a data URL of a picture that sharp reads; mail programs get it as PNG */
  data: string;
}

/** Mails to send: written in the transaction of what they tell about, so neither exists without the other. */
export const outbox = pgTable(
  'outbox',
  {
    /** also the Message-ID, so that a mail sent twice after a crash is recognised as one */
    id: uuid('id').primaryKey(),
    /** what it is: `code`, `order-confirmation`; for operators */
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    /** like text and html emptied once sent or given up: it may hold a code or an address */
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** emptied with the words */
    pictures: jsonb('pictures').$type<MailPicture[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    /** not worth sending any more after this (a code that has expired) */
    expiresAt: moment('expires_at'),
    sentAt: moment('sent_at'),
    failedAt: moment('failed_at'),
    /** its mailbox has no account any more: nothing is left of it once it is sent or given up (E36) */
    forgetWhenDone: boolean('forget_when_done').notNull().default(false),
    /** why it was given up, without addresses */
    lastError: text('last_error'),
  },
  (table) => [index('outbox_recipient').on(table.recipient), index('outbox_age').on(table.createdAt)],
);
