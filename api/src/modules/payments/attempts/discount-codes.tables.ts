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

/**
 * Discount codes that shoppers enter at checkout. A code's uses are its open and paid payment
 * attempts. Released attempts don't count.
 */
export const discountCodes = pgTable(
  'discount_codes',
  {
    /** In capitals, without spaces. */
    code: text('code').primaryKey(),
    /** Exactly one of `percent` and `amount` is set. */
    percent: integer('percent'),
    amount: paise('amount'),
    /** Minimum total of the goods before the discount, in paise. */
    minimum: paise('minimum').notNull(),
    startsAt: moment('starts_at').notNull(),
    /** Null if the code doesn't expire. */
    endsAt: moment('ends_at'),
    /** Null if the number of uses is unlimited. */
    maximumUses: integer('maximum_uses'),
    maximumPerCustomer: integer('maximum_per_customer'),
    isOn: boolean('is_on').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    /**
     * The order with the sample or swatch kit that the code refunds. Null for codes created by
     * staff.
     */
    creditsOrder: uuid('credits_order').references(() => orders.id),
    creditsPosition: integer('credits_position'),
    /**
     * The only buyer who can use the code, if it refunds a sample or swatch kit. Null for other
     * codes and after the account is deleted.
     */
    buyerId: uuid('buyer_id').references(() => users.id, { onDelete: 'set null' }),
    /**
     * The only print service whose lines the code discounts. Null if the code isn't limited to one.
     */
    service: text('service').$type<PrintServiceId>(),
  },
  (table) => [
    check('discount_codes_kind', sql`num_nonnulls(percent, amount) = 1 and coalesce(percent, 1) between 1 and 90`),
    index('discount_codes_newest').on(table.createdAt, table.code),
    uniqueIndex('discount_codes_credit').on(table.creditsOrder, table.creditsPosition),
    index('discount_codes_buyer').on(table.buyerId),
  ],
);
