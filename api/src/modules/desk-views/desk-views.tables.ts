import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const deskViews = pgTable(
  'desk_views',
  {
    id: uuid('id').primaryKey(),
    /** Relative to `/desk`. */
    resource: text('resource').notNull(),
    name: text('name').notNull(),
    filter: jsonb('filter').$type<Record<string, string>>().notNull(),
    isShared: boolean('is_shared').notNull(),
    staffId: uuid('staff_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    uniqueIndex('desk_views_own').on(table.staffId, table.resource, table.name),
    index('desk_views_resource').on(table.resource, table.createdAt),
  ],
);
