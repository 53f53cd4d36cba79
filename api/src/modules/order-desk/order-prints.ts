import type { PRINT_WORK_STATES } from '@kaagazz/api-schema';
import { isPrintLineId } from '@kaagazz/domain';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../plugins/problem.ts';
import type { OrderStatusService } from '../orders/order-status.service.ts';
import { orderPrints } from '../orders/tables/order-work.tables.ts';
import type { WholeOrder } from '../orders/orders.service.ts';
import { orders } from '../orders/tables/orders.tables.ts';
import { type Change, type Locked, notPossible } from './order-change.ts';
import { assertNext, takeStep } from './order-fulfilment.ts';

type State = (typeof PRINT_WORK_STATES)[number];
type PrintRow = Pick<typeof orderPrints.$inferSelect, 'orderId' | 'position' | 'atPressAt' | 'printedAt'>;
type StoredRow = PrintRow & Pick<typeof orderPrints.$inferSelect, 'driedAt'>;

export interface PrintMark {
  position: number;
  state: State;
}

const WORDS: Readonly<Record<State, string>> = {
  waiting: 'Back from the press',
  'at-press': 'At the press',
  printed: 'Printed',
  dried: 'Dried',
};

export async function markPrint(
  status: OrderStatusService,
  tx: Database,
  locked: Locked,
  { position, state }: PrintMark,
): Promise<Change | null> {
  const { order, at } = locked;
  const line = order.lines[position];
  if (!line || !isPrintLineId(line.productId)) {
    throw new Problem('PRINT_LINE_NOT_FOUND', 'This print is not part of this order.');
  }
  const rows = await tx.select().from(orderPrints).where(eq(orderPrints.orderId, order.id));
  const current = stateOf(rows.find((row) => row.position === position));
  if (state === 'dried' || (state === 'printed' && current === 'dried')) {
    return markDried(tx, locked, { title: line.title, position, state, current });
  }
  await assertNext(tx, locked, 'print');
  assertNoFileAwaited(rows.filter((row) => row.position === position));
  const before = current;
  if (before === state) return null;
  const atPressAt = state === 'waiting' ? null : at;
  await savePrint(tx, { orderId: order.id, position, atPressAt, printedAt: state === 'printed' ? at : null });
  const others = printPositions(order).filter((one) => one !== position);
  const states = new Map(rows.map((row) => [row.position, stateOf(row)]));
  const isStarted = state !== 'waiting' || others.some((one) => (states.get(one) ?? 'waiting') !== 'waiting');
  await tx
    .update(orders)
    .set({ atPressAt: isStarted ? (order.atPressAt ?? at) : null })
    .where(eq(orders.id, order.id));
  if (state === 'printed' && others.every((one) => ['printed', 'dried'].includes(states.get(one) ?? ''))) {
    return takeStep(status, tx, locked, { step: 'print', text: 'Printed', work: { printedAt: at } });
  }
  const audit = { before: { print: before }, after: { print: state, line: position + 1 } };
  return { kind: 'press', text: `${WORDS[state]}: ${line.title}`, audit };
}

interface Drying {
  title: string;
  position: number;
  state: State;
  current: State;
}

async function markDried(
  tx: Database,
  { order, work, at }: Locked,
  { title, position, state, current }: Drying,
): Promise<Change | null> {
  if (order.status === 'cancelled') throw notPossible('This order was cancelled.');
  if (work.packedAt !== null) throw notPossible('This order is already packed.');
  if (current === state) return null;
  if (state === 'dried' && current !== 'printed')
    throw notPossible('Mark this print as printed before you mark it as dried.');
  await tx
    .update(orderPrints)
    .set({ driedAt: state === 'dried' ? at : null })
    .where(and(eq(orderPrints.orderId, order.id), eq(orderPrints.position, position)));
  const audit = { before: { print: current }, after: { print: state, line: position + 1 } };
  return { kind: 'press', text: `${state === 'dried' ? WORDS.dried : 'Not dry yet'}: ${title}`, audit };
}

/**
 * Marks all prints of an order as printed. The order's row must already be locked.
 * @throws Problem 409 `NOT_POSSIBLE` if a print is waiting for a replacement file
 */
export async function markAllPrinted(tx: Database, { order, at }: Locked): Promise<void> {
  assertNoFileAwaited(await tx.select().from(orderPrints).where(eq(orderPrints.orderId, order.id)));
  for (const position of printPositions(order)) {
    await savePrint(tx, { orderId: order.id, position, atPressAt: at, printedAt: at });
  }
  await tx
    .update(orders)
    .set({ atPressAt: order.atPressAt ?? at })
    .where(eq(orders.id, order.id));
}

export async function undoPrinted(tx: Database, orderId: string): Promise<void> {
  await tx.update(orderPrints).set({ printedAt: null, driedAt: null }).where(eq(orderPrints.orderId, orderId));
}

function assertNoFileAwaited(rows: readonly (typeof orderPrints.$inferSelect)[]): void {
  if (rows.every(({ fileRequestedAt }) => fileRequestedAt === null)) return;
  throw notPossible(
    'This print is waiting for a replacement file. To use the current file instead, withdraw the request for a new file.',
  );
}

function stateOf(row: StoredRow | undefined): State {
  if (row?.driedAt) return 'dried';
  if (row?.printedAt) return 'printed';
  return row?.atPressAt ? 'at-press' : 'waiting';
}

async function savePrint(tx: Database, row: PrintRow): Promise<void> {
  const { atPressAt, printedAt } = row;
  await tx
    .insert(orderPrints)
    .values(row)
    .onConflictDoUpdate({
      target: [orderPrints.orderId, orderPrints.position],
      set: { atPressAt, printedAt, driedAt: null },
    });
}

function printPositions({ lines }: WholeOrder): number[] {
  return lines.filter(({ productId }) => isPrintLineId(productId)).map(({ position }) => position);
}
