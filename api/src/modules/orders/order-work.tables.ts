import { bigserial, boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * What the people at the desk have done for an order, apart from its status. A trigger adds the row
 * with the order's first line.
 */
export const orderWork = pgTable('order_work', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  version: integer('version').notNull().default(1),
  hasPrints: boolean('has_prints').notNull(),
  printedAt: moment('printed_at'),
  packedAt: moment('packed_at'),
  heldAt: moment('held_at'),
  holdReason: text('hold_reason').notNull().default(''),
  courier: text('courier').notNull().default(''),
  tracking: text('tracking').notNull().default(''),
});

/** What an `undo` of an event has to restore. */
export interface UndoneState {
  status: (typeof orders.$inferSelect)['status'];
  /** The email that announced the step. */
  mailId?: string | undefined;
}

/** Steps, notes and corrections of the people at the desk. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: uuid('id').primaryKey(),
    /** In the order of the events, because two of them may have the same time. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    /** For example `pack` or `note`. */
    kind: text('kind').notNull(),
    /** One line for the timeline; the words of a note. */
    text: text('text').notNull(),
    /** The person at the desk. */
    staffId: uuid('staff_id').notNull(),
    /** For steps. */
    before: jsonb('before').$type<UndoneState>(),
    undoneAt: moment('undone_at'),
  },
  (table) => [index('order_events_order').on(table.orderId, table.position)],
);
