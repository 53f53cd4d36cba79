import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Each key is stored with a hash of its request. */
export const newOrderKeys = pgTable('new_order_keys', {
  /** Also the id of the order or payment link. */
  key: uuid('key').primaryKey(),
  requestHash: text('request_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});
