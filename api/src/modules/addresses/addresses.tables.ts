import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/auth.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const addresses = pgTable(
  'addresses',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    address: text('address').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Time at which the address was last saved or used for an order. */
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [index('addresses_user').on(table.userId, table.lastUsedAt)],
);
