import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { gatewayPayments, paymentAttempts } from './payments.tables.ts';

export type ReceivedPayment = typeof gatewayPayments.$inferSelect;

/** Notes money that came. Only for whoever has locked the attempt: nobody else can note the same payment then. */
export async function notePayment(
  tx: Database,
  payment: Pick<ReceivedPayment, 'id' | 'attemptId' | 'amount' | 'currency' | 'state' | 'refundReason'>,
  now: Date,
): Promise<void> {
  const owed = payment.state === 'refund-due' ? { refundDueAt: now, nextTryAt: now } : {};
  await tx.insert(gatewayPayments).values({ ...payment, ...owed, createdAt: now, updatedAt: now });
}

export async function receivedPayment(database: Database, id: string): Promise<ReceivedPayment | undefined> {
  const [payment] = await database.select().from(gatewayPayments).where(eq(gatewayPayments.id, id));
  return payment;
}

/**
 * What paid for an order has to go back.
 *
 * @returns whether it was there and still paid for an order
 */
export async function oweOrderPayment(tx: Database, id: string, now: Date): Promise<boolean> {
  const owed = await tx
    .update(gatewayPayments)
    .set({
      state: 'refund-due',
      refundReason: 'order-cancelled',
      refundDueAt: now,
      nextTryAt: now,
      updatedAt: now,
    })
    .where(and(eq(gatewayPayments.id, id), eq(gatewayPayments.state, 'order')))
    .returning({ id: gatewayPayments.id });
  return owed.length === 1;
}

/**
 * Takes refunds that are due for this process: until `leaseUntil` nobody else touches them, afterwards (this process died) anybody may.
 *
 * @param id only this one
 */
export async function claimRefunds(
  database: Database,
  { now, leaseUntil, limit, id }: { now: Date; leaseUntil: Date; limit: number; id?: string },
): Promise<ReceivedPayment[]> {
  return database
    .update(gatewayPayments)
    .set({ nextTryAt: leaseUntil })
    .where(
      sql`${gatewayPayments.id} in (
        select id from gateway_payments
        where state in ('refund-due', 'refund-pending') and next_try_at <= ${now.toISOString()}
          ${id === undefined ? sql`` : sql`and id = ${id}`}
        order by next_try_at limit ${limit} for update skip locked)`,
    )
    .returning();
}

/** A refund that the gateway has news of is looked after now, not when its pause is over. */
export async function hurryRefund(database: Database, id: string, now: Date): Promise<void> {
  await database
    .update(gatewayPayments)
    .set({ nextTryAt: now })
    .where(and(eq(gatewayPayments.id, id), inArray(gatewayPayments.state, ['refund-due', 'refund-pending'])));
}

/** What came of looking after a refund. */
export async function updateRefund(
  tx: Database,
  id: string,
  change: Partial<Pick<ReceivedPayment, 'state' | 'nextTryAt' | 'refusals' | 'officeToldAt'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(gatewayPayments)
    .set({ ...change, updatedAt: now })
    .where(eq(gatewayPayments.id, id));
}

/** All money that came from a buyer, oldest first. */
export async function paymentsOfBuyer(database: Database, buyerId: string): Promise<ReceivedPayment[]> {
  const rows = await database
    .select({ payment: gatewayPayments })
    .from(gatewayPayments)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, gatewayPayments.attemptId))
    .where(eq(paymentAttempts.buyerId, buyerId))
    .orderBy(asc(gatewayPayments.createdAt), asc(gatewayPayments.id));
  return rows.map(({ payment }) => payment);
}
