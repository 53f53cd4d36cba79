import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/auth.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Saved addresses that a shopper can choose at checkout. Orders keep their own copy. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    /** Ten digits of an Indian mobile number. */
    phone: text('phone').notNull(),
    address: text('address').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it was last saved, changed or chosen. */
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [index('addresses_user').on(table.userId, table.lastUsedAt)],
);
