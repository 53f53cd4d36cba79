import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { orders } from './orders.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * What staff record about an order, other than its status. A trigger inserts the row when the
 * order's first line is inserted.
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

/** Printing status of each order line. Lines without a row haven't been started. */
export const orderPrints = pgTable(
  'order_prints',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    atPressAt: moment('at_press_at'),
    printedAt: moment('printed_at'),
    driedAt: moment('dried_at'),
    /**
     * When the shopper was asked for a replacement file. Null if the shop isn't waiting for one.
     */
    fileRequestedAt: moment('file_requested_at'),
    /** What is wrong with the current file. Shown to the shopper. */
    fileReason: text('file_reason').notNull().default(''),
    /** Id of the line with the shopper's new file. Set until the shopper approves the new proof. */
    newLineId: text('new_line_id'),
    /** Number of days by which the due date was moved, because the shop waited for files. */
    delayDays: integer('delay_days').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** The state to restore when an event is undone. */
export interface UndoneState {
  status: (typeof orders.$inferSelect)['status'];
  mailId?: string | undefined;
}

/** Value of `staffId` for events caused by the buyer. */
export const THE_BUYER = '00000000-0000-0000-0000-000000000000';

/** The timeline of an order: steps, notes and corrections by staff, and changes by the buyer. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: uuid('id').primaryKey(),
    /** Sequence number of the event. Needed because two events can have the same timestamp. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    kind: text('kind').notNull(),
    /** The text shown in the timeline, or the text of a note. */
    text: text('text').notNull(),
    staffId: uuid('staff_id').notNull(),
    /** For steps. */
    before: jsonb('before').$type<UndoneState>(),
    undoneAt: moment('undone_at'),
  },
  (table) => [index('order_events_order').on(table.orderId, table.position)],
);
