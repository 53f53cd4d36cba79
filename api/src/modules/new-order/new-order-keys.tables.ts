import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Idempotency keys of orders and payment links that staff create, each with its request. */
export const newOrderKeys = pgTable('new_order_keys', {
  /** Also the id of the order or payment link. */
  key: uuid('key').primaryKey(),
  /** SHA-256 of the request in hex. */
  requestHash: text('request_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});
