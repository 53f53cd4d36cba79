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
    fileRequestedAt: moment('file_requested_at'),
    fileReason: text('file_reason').notNull().default(''),
    newLineId: text('new_line_id'),
    delayDays: integer('delay_days').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

export interface UndoneState {
  status: (typeof orders.$inferSelect)['status'];
  mailId?: string | undefined;
}

export const THE_BUYER = '00000000-0000-0000-0000-000000000000';

export const orderEvents = pgTable(
  'order_events',
  {
    id: uuid('id').primaryKey(),
    position: bigserial('position', { mode: 'number' }).notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    kind: text('kind').notNull(),
    text: text('text').notNull(),
    staffId: uuid('staff_id').notNull(),
    before: jsonb('before').$type<UndoneState>(),
    undoneAt: moment('undone_at'),
  },
  (table) => [index('order_events_order').on(table.orderId, table.position)],
);
