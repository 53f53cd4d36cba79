import type { OrderStatus } from '@kaagazz/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { OrderStatusService } from '../orders/order-status.service.ts';
import { orderEvents } from '../orders/tables/order-work.tables.ts';
import { type Change, type Locked, notPossible, type WorkRow } from './order-change.ts';
import { deskOrderRow } from './order-list.ts';
import { stopMail } from './order-mails.ts';

const MAIL_DELAY_MS = 2 * 60_000;

export type Step = 'print' | 'pack' | 'ship' | 'deliver';

export interface Shipment {
  courier: string;
  tracking: string;
}

export const STATUS_AFTER = {
  print: 'processing',
  pack: 'processing',
  ship: 'shipped',
  deliver: 'delivered',
} as const satisfies Record<Step, OrderStatus>;

/** Advances an order to the next fulfilment step. The order's row must already be locked. */
export async function takeStep(
  status: OrderStatusService,
  tx: Database,
  locked: Locked,
  { step, text, work }: { step: Step; text: string; work: Partial<WorkRow> },
): Promise<Change> {
  await assertNext(tx, locked, step);
  const { order } = locked;
  const after = STATUS_AFTER[step];
  const mailId = order.status === after ? undefined : await advance(status, tx, locked, after, work);
  const audit = { before: { status: order.status }, after: { status: after, step } };
  return { kind: step, text, work, before: { status: order.status, mailId }, audit };
}

export async function assertNext(tx: Database, { order, at }: Locked, step: Step): Promise<void> {
  if (order.status === 'cancelled') throw notPossible('This order was cancelled.');
  const next = (await deskOrderRow(tx, order.number, at))?.step;
  if (next !== step) throw notPossible(reasonFor(next));
}

export function mailTime(at: Date): Date {
  return new Date(at.getTime() + MAIL_DELAY_MS);
}

export function parcelOf({ courier, tracking }: Shipment): string {
  return [courier, tracking].filter(Boolean).join(' ');
}

async function advance(
  service: OrderStatusService,
  tx: Database,
  { order, at }: Locked,
  status: OrderStatus,
  work: Partial<WorkRow>,
) {
  const events = await tx.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
  for (const { before } of events) if (before?.mailId !== undefined) await stopMail(tx, before.mailId, at);
  const note = status === 'shipped' ? parcelOf({ courier: work.courier ?? '', tracking: work.tracking ?? '' }) : '';
  return service.advance(tx, order, { status, note, sendAt: mailTime(at) });
}

export function reasonFor(next: string | undefined): string {
  const reasons: Readonly<Record<string, string>> = {
    held: 'This order is on hold. Release the hold first.',
    print: 'The prints in this order have not been marked as printed yet.',
    pack: 'This order has not been packed yet.',
    ship: 'This order has already been packed.',
    deliver: 'This order has already been shipped.',
    done: 'This order is finished.',
  };
  return reasons[next ?? ''] ?? 'This is not possible now.';
}
