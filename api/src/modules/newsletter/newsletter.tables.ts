import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { contentEntries } from '../content/content.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Email addresses that have subscribed to the newsletter, including unconfirmed ones. Unsubscribing
 * deletes the row.
 */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull().unique(),
  requestedAt: moment('requested_at').notNull(),
  /** Null until the subscriber confirms the subscription through the emailed link. */
  confirmedAt: moment('confirmed_at'),
});

/** Newsletters that are being sent or have been sent. Their text is stored in the content entry. */
export const newsletterIssues = pgTable('newsletter_issues', {
  entryId: uuid('entry_id')
    .primaryKey()
    .references(() => contentEntries.id, { onDelete: 'restrict' }),
  startedAt: moment('started_at').notNull(),
  /** Null until every email has been sent or has failed. */
  finishedAt: moment('finished_at'),
  recipients: integer('recipients').notNull().default(0),
  sent: integer('sent').notNull().default(0),
  failed: integer('failed').notNull().default(0),
  unsubscribed: integer('unsubscribed').notNull().default(0),
});

/** Records who has been sent which newsletter, so that nobody gets the same one twice. */
export const newsletterRecipients = pgTable(
  'newsletter_recipients',
  {
    entryId: uuid('entry_id')
      .notNull()
      .references(() => newsletterIssues.entryId, { onDelete: 'cascade' }),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.subscriberId] }),
    index('newsletter_recipients_subscriber').on(table.subscriberId),
  ],
);
