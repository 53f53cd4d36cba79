import { type Discount, formatPaise, type Paise } from '@kaagazz/domain';
import { and, eq, exists, inArray, isNotNull, ne, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../plugins/problem.ts';
import { orderRefunds, orders } from '../orders/tables/orders.tables.ts';
import { paymentAttempts } from '../payments/attempts/payments.tables.ts';
import { discountCodes } from '../payments/attempts/discount-codes.tables.ts';

export type DiscountCodeRow = typeof discountCodes.$inferSelect;

interface Use {
  buyerId: string;
  /** Id of the current payment attempt, which doesn't count as a use of the code. */
  exceptAttempt: string | undefined;
  now: Date;
}

/** Locks the code, so that concurrent purchases can't exceed its usage limit. */
export async function lockDiscount(tx: Database, code: string, use: Use): Promise<DiscountCodeRow> {
  return assertUsable(tx, await lockCode(tx, code), use);
}

export async function findDiscount(database: Database, code: string, use: Use): Promise<DiscountCodeRow> {
  const [row] = await database.select().from(discountCodes).where(eq(discountCodes.code, code));
  return assertUsable(database, row, use);
}

/**
 * Locks the code and returns whether it can still be used. Ignores its expiry date, because a
 * payment may arrive after the code has expired.
 */
export async function hasUseLeft(tx: Database, code: string, buyerId: string | null): Promise<boolean> {
  const row = await lockCode(tx, code);
  if (!row || (row.creditsOrder !== null && !row.isOn)) return false;
  return (await refusalOf(tx, row, { buyerId, exceptAttempt: undefined })) === null;
}

/** @throws Problem 409 `DISCOUNT_CODE_MINIMUM` */
export function assertMinimum({ code, minimum }: DiscountCodeRow, goods: Paise): void {
  if (goods >= minimum) return;
  const message = `The code ${code} is for orders of at least ${formatPaise(minimum)} before shipping.`;
  throw new Problem('DISCOUNT_CODE_MINIMUM', message);
}

export function discountOf({ percent, amount }: DiscountCodeRow): Discount {
  return percent === null ? { amount: amount ?? 0 } : { percent };
}

const USES = ['open', 'paid'] as const;

export async function usesOf(
  database: Database,
  codes: readonly string[],
  states: readonly (typeof USES)[number][] = USES,
): Promise<Map<string, number>> {
  const rows = await database
    .select({ code: paymentAttempts.discountCode, uses: sql<number>`count(*)::int` })
    .from(paymentAttempts)
    .where(
      and(
        inArray(paymentAttempts.discountCode, [...codes]),
        inArray(paymentAttempts.state, states),
        not(isReturnedCredit(database)),
      ),
    )
    .groupBy(paymentAttempts.discountCode);
  return new Map(rows.map(({ code, uses }) => [code ?? '', uses]));
}

/**
 * Matches payment attempts whose order used a print credit and was later cancelled or fully
 * refunded. Such a credit can be used again.
 */
function isReturnedCredit(database: Database) {
  const refunded = sql`(select sum(${orderRefunds.amount}) from ${orderRefunds} where ${orderRefunds.orderId} = ${orders.id})`;
  return exists(
    database
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(discountCodes, eq(discountCodes.code, orders.discountCode))
      .where(
        and(
          eq(orders.gatewayOrderId, paymentAttempts.gatewayOrderId),
          isNotNull(discountCodes.creditsOrder),
          or(eq(orders.status, 'cancelled'), sql`${refunded} >= ${orders.total}`),
        ),
      ),
  );
}

async function lockCode(tx: Database, code: string): Promise<DiscountCodeRow | undefined> {
  const [row] = await tx.select().from(discountCodes).where(eq(discountCodes.code, code)).for('update');
  return row;
}

async function assertUsable(database: Database, row: DiscountCodeRow | undefined, use: Use): Promise<DiscountCodeRow> {
  const isForOther = row !== undefined && row.creditsOrder !== null && row.buyerId !== use.buyerId;
  // Treat another buyer's code as unknown, so that the error doesn't reveal that the code exists.
  if (!row?.isOn || row.startsAt > use.now || isForOther) {
    throw new Problem('DISCOUNT_CODE_UNKNOWN', 'We don’t recognise this code. Please check the spelling.');
  }
  if (row.endsAt && row.endsAt <= use.now) throw new Problem('DISCOUNT_CODE_EXPIRED', 'This code has expired.');
  const refusal = await refusalOf(database, row, use);
  if (refusal !== null) throw new Problem('DISCOUNT_CODE_USED_UP', refusal);
  return row;
}

async function refusalOf(
  database: Database,
  { code, maximumUses, maximumPerCustomer }: DiscountCodeRow,
  { buyerId, exceptAttempt }: { buyerId: string | null; exceptAttempt: string | undefined },
): Promise<string | null> {
  if (maximumUses === null && maximumPerCustomer === null) return null;
  const [uses = { all: 0, own: 0 }] = await database
    .select({
      all: sql<number>`count(*)::int`,
      own: sql<number>`(count(*) filter (where ${paymentAttempts.buyerId} = ${buyerId}))::int`,
    })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.discountCode, code),
        inArray(paymentAttempts.state, USES),
        exceptAttempt === undefined ? undefined : ne(paymentAttempts.id, exceptAttempt),
        not(isReturnedCredit(database)),
      ),
    );
  if (maximumUses !== null && uses.all >= maximumUses) return 'This discount code has reached its usage limit.';
  if (maximumPerCustomer === null || uses.own < maximumPerCustomer) return null;
  return maximumPerCustomer === 1
    ? 'You have already used this code.'
    : `You have already used this code ${maximumPerCustomer} times.`;
}
