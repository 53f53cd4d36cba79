import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const newOrderKeys = pgTable('new_order_keys', {
  key: uuid('key').primaryKey(),
  requestHash: text('request_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});
