import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Place } from '../../db/newest-first.ts';
import { orderLines, orders } from './orders.tables.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;
export type OrderWithLines = OrderRow & { lines: OrderLineRow[] };

/** The next running number; one that is never used leaves a gap. */
export async function nextOrderNumber(tx: Database): Promise<number> {
  const { rows } = await tx.execute<{ next: number }>(sql`select nextval('order_numbers')::int as next`);
  if (!rows[0]) throw new Error('the sequence gave no number');
  return rows[0].next;
}

export async function insertOrder(
  tx: Database,
  order: Omit<OrderRow, 'id' | 'updatedAt'>,
  lines: readonly Omit<OrderLineRow, 'orderId' | 'position'>[],
): Promise<void> {
  const id = randomUUID();
  await tx.insert(orders).values({ ...order, id, updatedAt: order.createdAt });
  await tx.insert(orderLines).values(lines.map((line, position) => ({ ...line, orderId: id, position })));
}

export async function numberOfGatewayOrder(database: Database, gatewayOrderId: string): Promise<string | undefined> {
  const [order] = await database
    .select({ number: orders.number })
    .from(orders)
    .where(eq(orders.gatewayOrderId, gatewayOrderId));
  return order?.number;
}

/** A buyer's orders, newest first. */
export async function ordersOf(database: Database, buyerId: string, limit: number): Promise<OrderWithLines[]> {
  const rows = await database
    .select()
    .from(orders)
    .where(eq(orders.buyerId, buyerId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
  return withLines(database, rows);
}

/** A page of everybody's orders, newest first, after the order at `after`. */
export async function pageOfOrders(
  database: Database,
  { after, status, limit }: { after?: Place | undefined; status?: OrderRow['status'] | undefined; limit: number },
): Promise<OrderWithLines[]> {
  const rows = await database
    .select()
    .from(orders)
    .where(
      and(
        status && eq(orders.status, status),
        after &&
          or(
            lt(orders.createdAt, after.createdAt),
            and(eq(orders.createdAt, after.createdAt), lt(orders.id, after.id)),
          ),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
  return withLines(database, rows);
}

async function withLines(database: Database, rows: readonly OrderRow[]): Promise<OrderWithLines[]> {
  if (rows.length === 0) return [];
  const lines = await database
    .select()
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(orderLines.orderId, orderLines.position);
  const ofOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return rows.map((row) => ({ ...row, lines: ofOrder.get(row.id) ?? [] }));
}
