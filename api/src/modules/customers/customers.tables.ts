import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/auth.tables.ts';
import { staff } from '../staff/staff.tables.ts';

export const customerNotes = pgTable(
  'customer_notes',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    staffId: uuid('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    text: text('text').notNull(),
  },
  (table) => [index('customer_notes_user').on(table.userId, table.at)],
);
