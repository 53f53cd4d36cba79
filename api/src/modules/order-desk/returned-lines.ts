import { GIFT_WRAP_ID, isPrintChangeId } from '@kaagazz/domain';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { deliveredPieces, piecesOut } from '../orders/order-credits.ts';
import { orderReturns } from '../orders/tables/orders.tables.ts';
import type { WholeOrder } from '../orders/orders.service.ts';
import { notPossible } from './order-change.ts';

export type ReturnRow = typeof orderReturns.$inferSelect;

export interface PickedLine {
  position: number;
  quantity: number;
}

export function returnsOf(database: Database, orderId: string): Promise<ReturnRow[]> {
  return database
    .select()
    .from(orderReturns)
    .where(eq(orderReturns.orderId, orderId))
    .orderBy(asc(orderReturns.createdAt), asc(orderReturns.id));
}

export function returnedPieces(rows: readonly ReturnRow[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { lines, receivedAt, declinedAt } of rows) {
    if (declinedAt !== null) continue;
    for (const { position, quantity, received } of lines) {
      pieces.set(position, (pieces.get(position) ?? 0) + (receivedAt === null ? quantity : received));
    }
  }
  return pieces;
}

export function piecesToReturn(order: WholeOrder, rows: readonly ReturnRow[]): Map<number, number> {
  const before = returnedPieces(rows);
  const left = piecesOut(order).map(({ position, quantity }) => {
    const line = order.lines[position];
    return { position, quantity: line?.print ? quantity - line.quantity + deliveredPieces(order, line) : quantity };
  });
  const goods = left.filter(({ position }) => {
    const id = order.lines[position]?.productId ?? '';
    return id !== GIFT_WRAP_ID && !isPrintChangeId(id);
  });
  return new Map(goods.map(({ position, quantity }) => [position, quantity - (before.get(position) ?? 0)]));
}

export async function linesOfReturn(tx: Database, order: WholeOrder, lines: readonly PickedLine[]) {
  const leftOf = piecesToReturn(order, await returnsOf(tx, order.id));
  if (new Set(lines.map(({ position }) => position)).size < lines.length) throw notPossible('A line is named twice.');
  return lines.map(({ position, quantity }) => {
    const line = order.lines[position];
    const left = leftOf.get(position) ?? 0;
    if (!line || quantity > left) throw notPossible(`Only ${left} × ${line?.title ?? 'of this line'} can be returned.`);
    return { position, title: line.title, quantity, received: 0, damaged: 0, restocked: 0 };
  });
}
