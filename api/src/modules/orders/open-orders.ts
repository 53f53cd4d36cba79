import { and, eq, inArray, not } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderLines, orders } from './orders.tables.ts';

export const isClosed = inArray(orders.status, ['delivered', 'cancelled']);

/**
 * Returns the product ids in a buyer's open orders. Locks these orders, so that none of them can be
 * closed before the transaction ends.
 */
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
