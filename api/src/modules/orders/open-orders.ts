import { isCancellable } from '@kaagazz/domain';
import { and, asc, eq, inArray, not } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../plugins/problem.ts';
import { orderLines, orders } from './tables/orders.tables.ts';

export const isClosed = inArray(orders.status, ['delivered', 'cancelled']);

/** Returns the products in a buyer's open orders. Locks these orders until the transaction ends. */
export async function productsInOpenOrders(tx: Database, buyerId: string): Promise<string[]> {
  const open = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.buyerId, buyerId), not(isClosed)))
    .orderBy(orders.id)
    .for('update');
  if (open.length === 0) return [];
  const ids = open.map(({ id }) => id);
  const lines = await tx
    .select({ productId: orderLines.productId })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids));
  return lines.map(({ productId }) => productId);
}

/**
 * Locks the orders that contain a print line. To avoid deadlocks, call this before locking the
 * print line itself.
 */
export async function lockOpenOrders(tx: Database, userId: string, lineId: string): Promise<void> {
  if (areTextsOpen(await lockOrdersWith(tx, userId, lineId))) return;
  throw new Problem(
    'PRINT_AT_PRESS',
    'Printing has started or the order has been cancelled, so the text can no longer be changed.',
  );
}

type OpenState = Pick<typeof orders.$inferSelect, 'status' | 'atPressAt'>;

export function lockOrdersWith(tx: Database, userId: string, lineId: string): Promise<OpenState[]> {
  const own = tx.select({ id: orderLines.orderId }).from(orderLines).where(eq(orderLines.productId, lineId));
  return tx
    .select({ status: orders.status, atPressAt: orders.atPressAt })
    .from(orders)
    .where(and(eq(orders.buyerId, userId), inArray(orders.id, own)))
    .orderBy(asc(orders.id))
    .for('update');
}

export function areTextsOpen(found: readonly OpenState[]): boolean {
  return found.length > 0 && found.every(isTextOpen);
}

export function isTextOpen({ status, atPressAt }: OpenState): boolean {
  return isCancellable(status) && atPressAt === null;
}
