import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { contentEntries } from '../content/content.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Newsletter subscribers, including those who haven't confirmed their address. Unsubscribing
 * deletes the row.
 */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull().unique(),
  requestedAt: moment('requested_at').notNull(),
  confirmedAt: moment('confirmed_at'),
});

export const newsletterIssues = pgTable('newsletter_issues', {
  entryId: uuid('entry_id')
    .primaryKey()
    .references(() => contentEntries.id, { onDelete: 'restrict' }),
  startedAt: moment('started_at').notNull(),
  finishedAt: moment('finished_at'),
  recipients: integer('recipients').notNull().default(0),
  sent: integer('sent').notNull().default(0),
  failed: integer('failed').notNull().default(0),
  unsubscribed: integer('unsubscribed').notNull().default(0),
});

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
