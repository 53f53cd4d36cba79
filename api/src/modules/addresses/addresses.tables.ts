import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/auth.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Where a shopper has things sent, to be chosen again at checkout. An order keeps its own copy. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** lower case */
    email: text('email').notNull(),
    /** an Indian mobile, ten digits */
    phone: text('phone').notNull(),
    address: text('address').notNull(),
    createdAt: moment('created_at').notNull(),
    /** when it was saved, changed or chosen last */
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [index('addresses_user').on(table.userId, table.lastUsedAt)],
);
