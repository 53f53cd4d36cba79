import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { paymentAttempts } from '../attempts/payments.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const cashCodes = pgTable('cash_codes', {
  attemptId: uuid('attempt_id')
    .primaryKey()
    .references(() => paymentAttempts.id, { onDelete: 'cascade' }),
  /** HMAC-SHA256 of the attempt's id and the code, in hex. */
  hash: text('hash').notNull(),
  tries: integer('tries').notNull().default(0),
  sentAt: moment('sent_at').notNull(),
});
