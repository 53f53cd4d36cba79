import { and, eq, inArray, not } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderLines, orders } from './orders.tables.ts';

/** Of an order that has come to its end, one way or the other. */
export const hasEnded = inArray(orders.status, ['delivered', 'cancelled']);

/** What a buyer has bought and not got yet; those orders are locked until the transaction ends, so that none ends unseen. */
export async function productsUnderWay(tx: Database, buyerId: string): Promise<string[]> {
  const underWay = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.buyerId, buyerId), not(hasEnded)))
    .orderBy(orders.id)
    .for('update');
  if (underWay.length === 0) return [];
  const lines = await tx
    .select({ productId: orderLines.productId })
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        underWay.map(({ id }) => id),
      ),
    );
  return lines.map(({ productId }) => productId);
}
