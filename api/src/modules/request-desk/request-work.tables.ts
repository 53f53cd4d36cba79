import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { staff } from '../staff/staff.tables.ts';

const REQUEST_STATES = ['waiting', 'answered', 'closed'] as const;

/** Amounts are in paise. */
export interface StoredQuote {
  lines: readonly { title: string; quantity: number; unitPrice: number; taxPercent: number }[];
  total: number;
  tax: number;
  validUntil: string;
}

export const requestWork = pgTable('request_work', {
  requestId: uuid('request_id').primaryKey(),
  state: text('state', { enum: REQUEST_STATES }).notNull().default('waiting'),
  ownerId: uuid('owner_id').references(() => staff.id, { onDelete: 'set null' }),
  version: integer('version').notNull().default(1),
});

export const requestMessages = pgTable(
  'request_messages',
  {
    /** Idempotency key, which prevents a retry from sending a second email. */
    id: uuid('id').primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => requestWork.requestId, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    staffId: uuid('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    quote: jsonb('quote').$type<StoredQuote>(),
  },
  (table) => [index('request_messages_request').on(table.requestId, table.at)],
);
