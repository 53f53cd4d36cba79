import type { PrintServiceId } from '@kaagazz/domain/print';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../auth/auth.tables.ts';
import { orders } from '../../orders/tables/orders.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const paise = (name: string) => bigint(name, { mode: 'number' });

export const discountCodes = pgTable(
  'discount_codes',
  {
    code: text('code').primaryKey(),
    /** Either `percent` or `amount` is set, but never both. */
    percent: integer('percent'),
    amount: paise('amount'),
    /** Minimum price of the goods before the discount, in paise. */
    minimum: paise('minimum').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    maximumUses: integer('maximum_uses'),
    maximumPerCustomer: integer('maximum_per_customer'),
    isOn: boolean('is_on').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    creditsOrder: uuid('credits_order').references(() => orders.id),
    creditsPosition: integer('credits_position'),
    buyerId: uuid('buyer_id').references(() => users.id, { onDelete: 'set null' }),
    service: text('service').$type<PrintServiceId>(),
  },
  (table) => [
    check('discount_codes_kind', sql`num_nonnulls(percent, amount) = 1 and coalesce(percent, 1) between 1 and 90`),
    index('discount_codes_newest').on(table.createdAt, table.code),
    uniqueIndex('discount_codes_credit').on(table.creditsOrder, table.creditsPosition),
    index('discount_codes_buyer').on(table.buyerId),
  ],
);
