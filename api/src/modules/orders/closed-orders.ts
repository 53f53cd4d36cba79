import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isClosed } from './open-orders.ts';
import { orderLines, orders, orderStatusChanges } from './tables/orders.tables.ts';

export async function linesClosedBefore(
  database: Database,
  lines: readonly { id: string; userId: string }[],
  moment: Date,
): Promise<Set<string>> {
  if (lines.length === 0) return new Set();
  const rows = await database
    .select({ id: orderLines.productId })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(
      orderStatusChanges,
      and(eq(orderStatusChanges.orderId, orders.id), eq(orderStatusChanges.status, orders.status)),
    )
    .where(
      and(
        inArray(orders.buyerId, [...new Set(lines.map(({ userId }) => userId))]),
        isClosed,
        lt(orderStatusChanges.at, moment),
        inArray(
          orderLines.productId,
          lines.map(({ id }) => id),
        ),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
