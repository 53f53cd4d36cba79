import type { ShippingAddress } from '@kaagazz/api-schema';
import { ORDER_STATUSES } from '@kaagazz/domain';
import { and, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type Place, placesAfter } from '../../lists/newest-first.ts';
import { type PrintCredit, printCreditsOf } from '../discounts/find-print-credits.ts';
import { type PrintVersion, printVersions } from '../print/lines/print-versions.ts';
import { type PrintParticulars, printParticulars } from '../print/lines/print-particulars.ts';
import { orderLines, orderRefunds, orderReturns, orderStatusChanges, orders } from './tables/orders.tables.ts';
import { isClosed } from './open-orders.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;
export type StatusChangeRow = typeof orderStatusChanges.$inferSelect;
export type WholeOrderLine = OrderLineRow & { print: (PrintParticulars & { versions: PrintVersion[] }) | null };
export type WholeOrder = OrderRow & {
  lines: WholeOrderLine[];
  history: StatusChangeRow[];
  refunds: OrderRefundRow[];
  printCredits: PrintCredit[];
  supplementedBy: (Pick<OrderRow, 'number' | 'total' | 'status' | 'createdAt'> & { refunded: number })[];
};
type OrderRefundRow = typeof orderRefunds.$inferSelect;

/** Order numbers can have gaps, because the number of a rolled-back transaction isn't reused. */
export async function nextOrderNumber(tx: Database): Promise<number> {
  const { rows } = await tx.execute<{ next: number }>(sql`select nextval('order_numbers')::int as next`);
  if (!rows[0]) throw new Error('the sequence returned no number');
  return rows[0].next;
}

export async function insertOrder(
  tx: Database,
  order: Omit<OrderRow, 'updatedAt'>,
  lines: readonly Omit<typeof orderLines.$inferInsert, 'orderId' | 'position'>[],
): Promise<void> {
  const { id } = order;
  const placed = tx.$with('placed').as(
    tx
      .insert(orders)
      .values({ ...order, updatedAt: order.createdAt })
      .returning({ id: orders.id }),
  );
  const begun = tx
    .$with('begun')
    .as(
      tx
        .insert(orderStatusChanges)
        .values({ orderId: id, status: order.status, at: order.createdAt })
        .returning({ id: orderStatusChanges.orderId }),
    );
  await tx
    .with(placed, begun)
    .insert(orderLines)
    .values(lines.map((line, position) => ({ ...line, orderId: id, position })));
}

/** Locks an order until the transaction ends. Call this before changing the order. */
export async function lockOrder(tx: Database, number: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.number, number)).for('update');
  return order;
}

export function lockSupplements(tx: Database, orderId: string): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(and(eq(orders.supplements, orderId), ne(orders.status, 'cancelled')))
    .orderBy(orders.id)
    .for('update');
}

export async function advanceOrder(tx: Database, change: StatusChangeRow): Promise<void> {
  const { orderId, status, at } = change;
  await tx.insert(orderStatusChanges).values(change);
  await tx.update(orders).set({ status, updatedAt: at }).where(eq(orders.id, orderId));
}

export async function takeBackStatus(
  tx: Database,
  { id, status }: OrderRow,
  before: OrderRow['status'],
  at: Date,
): Promise<void> {
  const isCurrent = and(eq(orderStatusChanges.orderId, id), eq(orderStatusChanges.status, status));
  await tx.delete(orderStatusChanges).where(isCurrent);
  await tx.update(orders).set({ status: before, updatedAt: at }).where(eq(orders.id, id));
}

export async function changeNoteOfStatus(
  tx: Database,
  orderId: string,
  status: OrderRow['status'],
  note: string,
): Promise<void> {
  await tx
    .update(orderStatusChanges)
    .set({ note })
    .where(and(eq(orderStatusChanges.orderId, orderId), eq(orderStatusChanges.status, status)));
}

export async function changeShippingAddress(tx: Database, id: string, shippingAddress: ShippingAddress): Promise<void> {
  await tx.update(orders).set({ shippingAddress }).where(eq(orders.id, id));
}

export async function claimTakenOrders(tx: Database, { id, email }: { id: string; email: string }): Promise<void> {
  const isForEmail = sql`lower(${orders.shippingAddress} ->> 'email') = ${email}`;
  await tx
    .update(orders)
    .set({ buyerId: id })
    .where(and(isNull(orders.buyerId), isNotNull(orders.takenBy), isForEmail));
}

/**
 * Removes the buyer from all their orders. Open orders keep the contact details until they are
 * closed.
 */
export async function forgetBuyer(tx: Database, buyerId: string): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.buyerId, buyerId));
  await tx.update(orderReturns).set({ words: '' }).where(inArray(orderReturns.orderId, own));
  await tx
    .update(orders)
    .set({
      buyerId: null,
      takenBy: null,
      shippingAddress: sql`case when ${isClosed} then ${withoutContact()} else ${orders.shippingAddress} end`,
      business: sql`case when ${isClosed} then null else ${orders.business} end`,
      giftNote: sql`case when ${isClosed} then '' else ${orders.giftNote} end`,
    })
    .where(eq(orders.buyerId, buyerId));
}

/**
 * Removes an order's contact details, except the name and postal address, which the invoice must
 * contain.
 */
export async function forgetContact(tx: Database, id: string): Promise<void> {
  await tx
    .update(orders)
    .set({ shippingAddress: withoutContact(), business: null, giftNote: '' })
    .where(eq(orders.id, id));
}

export async function findOrder(database: Database, number: string): Promise<WholeOrder | undefined> {
  const [order] = await whole(database, await database.select().from(orders).where(eq(orders.number, number)));
  return order;
}

export async function numberOfPayment(database: Database, gatewayPaymentId: string): Promise<string | undefined> {
  const [order] = await database
    .select({ number: orders.number })
    .from(orders)
    .where(eq(orders.gatewayPaymentId, gatewayPaymentId));
  return order?.number;
}

export async function numberOfAttempt(
  database: Database,
  { id, gatewayOrderId }: { id: string; gatewayOrderId: string | null },
): Promise<string | undefined> {
  const isPaidOnline = gatewayOrderId === null ? undefined : eq(orders.gatewayOrderId, gatewayOrderId);
  const [order] = await database
    .select({ number: orders.number })
    .from(orders)
    .where(or(isPaidOnline, eq(orders.id, id)));
  return order?.number;
}

export function returnsOfBuyer(database: Database, buyerId: string) {
  const { createdAt, reason, words, lines } = orderReturns;
  return database
    .select({ orderNumber: orders.number, createdAt, reason, words, lines })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.id, orderReturns.orderId))
    .where(eq(orders.buyerId, buyerId))
    .orderBy(createdAt, orderReturns.id);
}

export function countOrdersOf(database: Database, buyerId: string): Promise<number> {
  return database.$count(orders, and(eq(orders.buyerId, buyerId), isNull(orders.supplements)));
}

export async function ordersOf(database: Database, buyerId: string, limit: number): Promise<WholeOrder[]> {
  const rows = await database
    .select()
    .from(orders)
    .where(and(eq(orders.buyerId, buyerId), isNull(orders.supplements)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
  return whole(database, rows);
}

export async function pageOfOrders(
  database: Database,
  { after, status, limit }: { after?: Place | undefined; status?: OrderRow['status'] | undefined; limit: number },
): Promise<WholeOrder[]> {
  const rows = await database
    .select()
    .from(orders)
    .where(and(status && eq(orders.status, status), placesAfter(orders, after)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
  return whole(database, rows);
}

// Uses raw SQL, because Drizzle would shorten `orders.id` to `id`, which PostgreSQL would resolve
// to the refund's id.
const REFUNDED = sql`(select coalesce(sum(r.amount), 0) from order_refunds r where r.order_id = orders.id)`.mapWith(
  Number,
);

async function whole(database: Database, rows: readonly OrderRow[]): Promise<WholeOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await database
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(orderLines.orderId, orderLines.position);
  const changes = await database.select().from(orderStatusChanges).where(inArray(orderStatusChanges.orderId, ids));
  const productIds = lines.map(({ productId }) => productId);
  const prints = await printParticulars(database, productIds);
  const versions = await printVersions(database, productIds);
  const refunds = await database
    .select()
    .from(orderRefunds)
    .where(inArray(orderRefunds.orderId, ids))
    .orderBy(orderRefunds.issuedAt, orderRefunds.creditNote);
  const supplementing =
    prints.size === 0
      ? []
      : await database
          .select({
            original: orders.supplements,
            ...{ number: orders.number, total: orders.total, status: orders.status, createdAt: orders.createdAt },
            refunded: REFUNDED,
          })
          .from(orders)
          .where(inArray(orders.supplements, ids))
          .orderBy(orders.createdAt, orders.id);
  const credits = await printCreditsOf(database, ids);
  const supplementsOf = Map.groupBy(supplementing, ({ original }) => original);
  const wholeLines = lines.map((line) => {
    const print = prints.get(line.productId);
    return { ...line, print: print ? { ...print, versions: versions.get(line.productId) ?? [] } : null };
  });
  const linesOf = Map.groupBy(wholeLines, ({ orderId }) => orderId);
  const changesOf = Map.groupBy(changes, ({ orderId }) => orderId);
  const refundsOf = Map.groupBy(refunds, ({ orderId }) => orderId);
  return rows.map((row) => ({
    ...row,
    refunds: refundsOf.get(row.id) ?? [],
    printCredits: credits.get(row.id) ?? [],
    supplementedBy: supplementsOf.get(row.id) ?? [],
    lines: linesOf.get(row.id) ?? [],
    history: (changesOf.get(row.id) ?? []).sort((one, other) => rankOf(one) - rankOf(other)),
  }));
}

function rankOf({ status }: StatusChangeRow): number {
  return ORDER_STATUSES.indexOf(status);
}

function withoutContact() {
  return sql`${orders.shippingAddress} || '{"email": "", "phone": ""}'::jsonb`;
}
