import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { noteChange } from '../../operator/audit.ts';
import { orderEvents, THE_BUYER } from '../../orders/tables/order-work.tables.ts';
import { orders } from '../../orders/tables/orders.tables.ts';
import { type LineVersions, printVersion } from '../../print/lines/print-versions.ts';
import type { QuotedChange } from './quoted-change.ts';

export async function applyChange(
  tx: Database,
  versions: LineVersions,
  { order, position, dates }: QuotedChange,
  { payment, now }: { payment: string; now: Date },
): Promise<void> {
  const { current, next } = versions;
  await printVersion(tx, versions, now);
  if (dates) await tx.update(orders).set(dates).where(eq(orders.id, order.id));
  const copies = next.quantity === current.quantity ? '' : `, ${next.quantity} instead of ${current.quantity} copies`;
  const text = `New version of line ${position + 1} approved${copies}${payment && `. ${payment}`}. SHA-256 ${next.proofSha256}`;
  const event = { id: randomUUID(), orderId: order.id, at: now, kind: 'print-change', text, staffId: THE_BUYER };
  await tx.insert(orderEvents).values(event);
  const change = { who: 'the buyer', action: 'change-print', subject: order.number };
  await noteChange(tx, { ...change, from: current.proofSha256, to: next.proofSha256, note: payment }, now);
}
