import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { orderLines, orderRefunds, orders } from '../orders/tables/orders.tables.ts';
import { invoices } from './invoices.tables.ts';
import { ISSUE_INVOICE } from '../orders/request-invoice.ts';

type OrderRefundRow = typeof orderRefunds.$inferSelect;
export type InvoiceRow = typeof invoices.$inferSelect & { refunds: (OrderRefundRow & { creditNote: string })[] };
export type OrderToInvoice = Awaited<ReturnType<typeof ordersToInvoice>>[number];

export async function findInvoice(database: Database, orderId: string): Promise<InvoiceRow | undefined> {
  const [invoice] = await withRefunds(
    database,
    await database.select().from(invoices).where(eq(invoices.orderId, orderId)),
  );
  return invoice;
}

export async function invoicesOf(database: Database, buyerId: string): Promise<InvoiceRow[]> {
  const own = database.select({ id: orders.id }).from(orders).where(eq(orders.buyerId, buyerId));
  return withRefunds(
    database,
    await database.select().from(invoices).where(inArray(invoices.orderId, own)).orderBy(invoices.issuedAt),
  );
}

export async function insertRefund(
  tx: Database,
  refund: Omit<typeof orderRefunds.$inferInsert, 'creditNote'>,
): Promise<void> {
  await tx.insert(orderRefunds).values(refund);
}

const BATCH_LOCK = 2_019;

export async function tryBatchLock(tx: Database): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${BATCH_LOCK}) as locked`,
  );
  return rows[0]?.locked ?? false;
}

export interface Batch {
  own?: string;
  alone?: boolean;
}

export async function lockRequested(tx: Database, limit: number, { own, alone = false }: Batch): Promise<string[]> {
  const isOwn = sql`jobs.key = ${own ?? ''}`;
  const isChosen = own === undefined ? sql`true` : alone ? isOwn : sql`(jobs.leased_until is null or ${isOwn})`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select orders.id from jobs join orders on orders.id = jobs.key::uuid
    where jobs.kind = ${ISSUE_INVOICE} and jobs.dead_at is null and ${isChosen}
    order by orders.created_at, orders.number limit ${limit}
    for update of jobs skip locked for key share of orders skip locked`);
  return rows.map(({ id }) => id);
}

export async function deleteRequests(tx: Database, orderIds: readonly string[]): Promise<void> {
  await tx.delete(jobs).where(and(eq(jobs.kind, ISSUE_INVOICE), inArray(jobs.key, [...orderIds])));
}

export async function ordersToInvoice(tx: Database, ids: readonly string[]) {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...ids]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const refunds = await tx
    .select({ orderId: orderRefunds.orderId, amount: orderRefunds.amount })
    .from(orderRefunds)
    .where(inArray(orderRefunds.orderId, [...ids]));
  const refundsOf = Map.groupBy(refunds, ({ orderId }) => orderId);
  const rows = await tx
    .select({ order: orders, number: invoices.number, creditNote: invoices.creditNote })
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.createdAt), asc(orders.number));
  return rows.map(({ order, number, creditNote }) => ({
    ...order,
    lines: linesOf.get(order.id) ?? [],
    refunds: refundsOf.get(order.id) ?? [],
    hasInvoice: number !== null,
    hasCreditNote: creditNote !== null,
  }));
}

export async function refundsToCredit(tx: Database, orderIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: orderRefunds.id })
    .from(orderRefunds)
    .where(and(inArray(orderRefunds.orderId, [...orderIds]), isNull(orderRefunds.creditNote)))
    .orderBy(asc(orderRefunds.issuedAt), asc(orderRefunds.id));
  return rows.map(({ id }) => id);
}

export async function insertInvoices(
  tx: Database,
  issued: readonly Omit<typeof invoices.$inferSelect, 'creditNote' | 'creditedAt'>[],
): Promise<void> {
  if (issued.length > 0) await tx.insert(invoices).values([...issued]);
}

export async function setCreditNotes(tx: Database, numbers: ReadonlyMap<string, string>, at: Date): Promise<void> {
  if (numbers.size === 0) return;
  await tx
    .update(invoices)
    .set({ creditNote: sql`note.number`, creditedAt: at })
    .from(sql`${pairs(numbers)} as note (id, number)`)
    .where(sql`${invoices.orderId} = note.id::uuid`);
}

export async function setRefundNotes(tx: Database, numbers: ReadonlyMap<string, string>, at: Date): Promise<void> {
  if (numbers.size === 0) return;
  await tx
    .update(orderRefunds)
    .set({ creditNote: sql`note.number`, issuedAt: at })
    .from(sql`${pairs(numbers)} as note (id, number)`)
    .where(sql`${orderRefunds.id} = note.id`);
}

function pairs(numbers: ReadonlyMap<string, string>) {
  const [ids, notes] = [[...numbers.keys()], [...numbers.values()]];
  return sql`unnest(${sql.param(ids)}::text[], ${sql.param(notes)}::text[])`;
}

async function withRefunds(database: Database, rows: readonly (typeof invoices.$inferSelect)[]): Promise<InvoiceRow[]> {
  const ids = rows.map(({ orderId }) => orderId);
  const refunds =
    ids.length === 0
      ? []
      : await database
          .select()
          .from(orderRefunds)
          .where(and(inArray(orderRefunds.orderId, ids), isNotNull(orderRefunds.creditNote)))
          .orderBy(orderRefunds.issuedAt, orderRefunds.creditNote);
  const numbered = refunds.flatMap((refund) =>
    refund.creditNote === null ? [] : [{ ...refund, creditNote: refund.creditNote }],
  );
  const refundsOf = Map.groupBy(numbered, ({ orderId }) => orderId);
  return rows.map((row) => ({ ...row, refunds: refundsOf.get(row.orderId) ?? [] }));
}
