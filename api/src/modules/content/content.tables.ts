import { CONTENT_KINDS } from '@kaagazz/domain/content';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { staff } from '../staff/staff.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export type ContentFields = Record<string, string>;

export const contentEntries = pgTable(
  'content_entries',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: CONTENT_KINDS }).notNull(),
    slug: text('slug').notNull(),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    draft: jsonb('draft').$type<ContentFields>().notNull(),
    live: jsonb('live').$type<ContentFields>(),
    liveAt: moment('live_at'),
    next: jsonb('next').$type<ContentFields>(),
    nextAt: moment('next_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    unique('content_entries_slug').on(table.kind, table.slug),
    index('content_entries_newest').on(table.updatedAt, table.id),
  ],
);

export type ContentEntry = typeof contentEntries.$inferSelect;

export const contentVersions = pgTable(
  'content_versions',
  {
    entryId: uuid('entry_id')
      .notNull()
      .references(() => contentEntries.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    fields: jsonb('fields').$type<ContentFields>().notNull(),
    at: moment('at').notNull(),
    staffId: uuid('staff_id').references(() => staff.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.version] })],
);
