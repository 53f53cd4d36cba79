import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../plugins/problem.ts';
import type { SignedInStaff } from '../../plugins/staff-guard.ts';
import { noteDeskChange } from '../operator/audit.ts';
import { isOrderNumber, orderNotFound } from '../orders/order-number.ts';
import { orderEvents, orderWork, type UndoneState } from '../orders/tables/order-work.tables.ts';
import type { Orders, WholeOrder } from '../orders/orders.service.ts';

export type ChangeContext = Pick<AppContext, 'database' | 'now'> & { orders: Orders };
export type WorkRow = typeof orderWork.$inferSelect;

export interface Locked {
  order: WholeOrder;
  work: WorkRow;
  at: Date;
}

export interface Change {
  kind: string;
  text: string;
  work?: Partial<WorkRow>;
  before?: UndoneState;
  audit?: { before: object; after: object; note?: string };
}

export async function changeOrder(
  { database, now, orders }: ChangeContext,
  { number, by }: { number: string; by: SignedInStaff },
  work: (tx: Database, locked: Locked) => Promise<Change | null>,
): Promise<void> {
  if (!isOrderNumber(number)) throw orderNotFound(number);
  await inTransaction(database, async (tx) => {
    const order = await orders.lock(tx, number);
    const [row] = await tx.select().from(orderWork).where(eq(orderWork.orderId, order.id));
    if (!row) throw orderNotFound(number);
    const at = now();
    const change = await work(tx, { order, work: row, at });
    if (!change) return;
    const { kind, text, before = null, audit } = change;
    await tx
      .insert(orderEvents)
      .values({ id: randomUUID(), orderId: order.id, at, kind, text, staffId: by.id, before });
    const version = row.version + 1;
    await tx
      .update(orderWork)
      .set({ ...change.work, version })
      .where(eq(orderWork.orderId, order.id));
    await noteDeskChange(tx, by, { action: `orders.${kind}`, resource: 'order', record: number, ...audit }, at);
  });
}

export function notPossible(message: string): Problem {
  return new Problem('NOT_POSSIBLE', message);
}
