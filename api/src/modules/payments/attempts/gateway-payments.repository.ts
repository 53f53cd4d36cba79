import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { enqueueJobs } from '../../jobs/enqueue-jobs.ts';
import { SEND_REFUND } from './payment-periods.ts';
import { gatewayPayments, paymentAttempts } from './payments.tables.ts';

export type ReceivedPayment = typeof gatewayPayments.$inferSelect;

/**
 * Records a captured payment and, if necessary, enqueues its refund. The attempt's row must already
 * be locked.
 */
export async function notePayment(
  tx: Database,
  payment: Pick<ReceivedPayment, 'id' | 'attemptId' | 'amount' | 'currency' | 'state' | 'refundReason'>,
  now: Date,
): Promise<void> {
  const refundDueAt = payment.state === 'refund-due' ? now : null;
  await tx.insert(gatewayPayments).values({ ...payment, refundDueAt, createdAt: now, updatedAt: now });
  if (refundDueAt) await enqueueJobs(tx, SEND_REFUND, [payment.id], now);
}

export async function receivedPayments(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, ReceivedPayment>> {
  if (ids.length === 0) return new Map();
  const found = await database
    .select()
    .from(gatewayPayments)
    .where(inArray(gatewayPayments.id, [...ids]));
  return new Map(found.map((payment) => [payment.id, payment]));
}

export async function newestPaymentAt(database: Database): Promise<Date | undefined> {
  const [newest] = await database
    .select({ createdAt: gatewayPayments.createdAt })
    .from(gatewayPayments)
    .orderBy(desc(gatewayPayments.createdAt))
    .limit(1);
  return newest?.createdAt;
}

export async function receivedPayment(database: Database, id: string): Promise<ReceivedPayment | undefined> {
  const [payment] = await database.select().from(gatewayPayments).where(eq(gatewayPayments.id, id));
  return payment;
}

/** Marks the payment for a cancelled order as due for refund. Repeated calls have no effect. */
export async function oweOrderPayment(tx: Database, id: string, now: Date): Promise<void> {
  const owed = await tx
    .update(gatewayPayments)
    .set({ state: 'refund-due', refundReason: 'order-cancelled', refundDueAt: now, updatedAt: now })
    .where(and(eq(gatewayPayments.id, id), eq(gatewayPayments.state, 'order')))
    .returning({ id: gatewayPayments.id });
  if (owed.length === 1) await enqueueJobs(tx, SEND_REFUND, [id], now);
}

export async function updateRefund(
  tx: Database,
  id: string,
  change: Partial<Pick<ReceivedPayment, 'state' | 'refusals' | 'officeToldAt'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(gatewayPayments)
    .set({ ...change, updatedAt: now })
    .where(eq(gatewayPayments.id, id));
}

export async function paymentsOfBuyer(database: Database, buyerId: string): Promise<ReceivedPayment[]> {
  const rows = await database
    .select({ payment: gatewayPayments })
    .from(gatewayPayments)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, gatewayPayments.attemptId))
    .where(eq(paymentAttempts.buyerId, buyerId))
    .orderBy(asc(gatewayPayments.createdAt), asc(gatewayPayments.id));
  return rows.map(({ payment }) => payment);
}
