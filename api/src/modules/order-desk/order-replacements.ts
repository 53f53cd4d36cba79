import { hasStock } from '@kaagazz/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../plugins/problem.ts';
import type { SignedInStaff } from '../../plugins/staff-guard.ts';
import { lockProducts, takeStock } from '../catalog/stock.ts';
import { deliveredPieces } from '../orders/order-credits.ts';
import { orderLines, orders as orderTable } from '../orders/tables/orders.tables.ts';
import type { Orders, WholeOrder } from '../orders/orders.service.ts';
import { changeOrder, notPossible } from './order-change.ts';

interface ReplacementRequest {
  key: string;
  lines: readonly { position: number; quantity: number }[];
  reason: string;
}

export async function replaceOrder(
  context: Pick<AppContext, 'database' | 'now'> & { orders: Orders },
  { number, by }: { number: string; by: SignedInStaff },
  { key, lines, reason }: ReplacementRequest,
): Promise<string> {
  let replacement = '';
  await changeOrder(context, { number, by }, async (tx, { order }) => {
    const [known] = await tx.select().from(orderTable).where(eq(orderTable.id, key));
    if (known?.replaces === order.id) {
      replacement = known.number;
      return null;
    }
    if (known) throw notPossible('This form is out of date. Please reload the page and try again.');
    replacement = await placeReplacement(tx, context.orders, order, { key, lines });
    const audit = { before: {}, after: { replacement } };
    return { kind: 'replace', text: `Replaced by ${replacement}: ${reason}`, audit };
  });
  return replacement;
}

/**
 * Creates a free replacement order and takes its items from stock. The caller must have locked the
 * row of the original order.
 * @returns the number of the replacement order
 */
export async function placeReplacement(
  tx: Database,
  orders: Orders,
  order: WholeOrder,
  { key, lines }: Pick<ReplacementRequest, 'key' | 'lines'>,
): Promise<string> {
  if (order.supplements !== null)
    throw notPossible('This order only records an extra payment for another order, so it has no items to replace.');
  if (order.status !== 'shipped' && order.status !== 'delivered') {
    throw notPossible('Items can be replaced only after the order has been shipped.');
  }
  const replaced = await replacedLines(tx, order, lines);
  await takePieces(tx, replaced);
  return orders.placeReplacement(tx, order, { id: key, lines: replaced });
}

async function replacedLines(tx: Database, order: WholeOrder, picked: ReplacementRequest['lines']) {
  const before = await tx
    .select({ productId: orderLines.productId, quantity: sql<number>`sum(${orderLines.quantity})::int` })
    .from(orderLines)
    .innerJoin(orderTable, eq(orderTable.id, orderLines.orderId))
    .where(and(eq(orderTable.replaces, order.id), ne(orderTable.status, 'cancelled')))
    .groupBy(orderLines.productId);
  const lines = picked.map(({ position, quantity }) => {
    const line = order.lines[position];
    if (!line) throw notPossible('This item is not part of the order.');
    const { productId, title, image } = line;
    return { productId, title, image, quantity };
  });
  const sent = order.lines.map((line) => ({ ...line, quantity: deliveredPieces(order, line) }));
  const sumOf = (all: readonly { productId: string; quantity: number }[], id: string) =>
    all.reduce((sum, { productId, quantity }) => (productId === id ? sum + quantity : sum), 0);
  for (const { productId, title } of lines) {
    const left = sumOf(sent, productId) - sumOf(before, productId);
    if (sumOf(lines, productId) > left) throw notPossible(`Only ${left} × ${title} can be replaced.`);
  }
  return lines;
}

async function takePieces(tx: Database, lines: readonly { productId: string; title: string; quantity: number }[]) {
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    if (hasStock(productId)) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  }
  await lockProducts(tx, [...pieces.keys()]);
  const wanted = [...pieces].map(([productId, quantity]) => ({ productId, quantity }));
  if (!(await takeStock(tx, wanted)))
    throw new Problem('OUT_OF_STOCK', 'There isn’t enough stock for this replacement.');
}
