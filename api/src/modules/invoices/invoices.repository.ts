import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderRefunds, orders } from '../orders/orders.tables.ts';
import { invoices } from './invoices.tables.ts';

/** `refunds` are those that did not cancel the order, oldest first. */
export type InvoiceRow = typeof invoices.$inferSelect & { refunds: OrderRefundRow[] };
export type OrderRefundRow = typeof orderRefunds.$inferSelect;

export async function findInvoice(database: Database, orderId: string): Promise<InvoiceRow | undefined> {
  const [invoice] = await withRefunds(
    database,
    await database.select().from(invoices).where(eq(invoices.orderId, orderId)),
  );
  return invoice;
}

export async function insertInvoice(
  tx: Database,
  invoice: Omit<InvoiceRow, 'creditNote' | 'creditedAt' | 'refunds'>,
): Promise<void> {
  await tx.insert(invoices).values(invoice);
}

export async function setCreditNote(
  tx: Database,
  orderId: string,
  credit: { creditNote: string; creditedAt: Date },
): Promise<void> {
  await tx.update(invoices).set(credit).where(eq(invoices.orderId, orderId));
}

/** Returns a buyer's invoices, oldest first. */
export async function invoicesOf(database: Database, buyerId: string): Promise<InvoiceRow[]> {
  const own = database.select({ id: orders.id }).from(orders).where(eq(orders.buyerId, buyerId));
  return withRefunds(
    database,
    await database.select().from(invoices).where(inArray(invoices.orderId, own)).orderBy(invoices.issuedAt),
  );
}

export async function insertRefund(tx: Database, refund: OrderRefundRow): Promise<void> {
  await tx.insert(orderRefunds).values(refund);
}

/** Returns the refunds of these orders, oldest first. */
export async function refundsOfOrders(database: Database, orderIds: readonly string[]): Promise<OrderRefundRow[]> {
  if (orderIds.length === 0) return [];
  return database
    .select()
    .from(orderRefunds)
    .where(inArray(orderRefunds.orderId, [...orderIds]))
    .orderBy(orderRefunds.issuedAt, orderRefunds.creditNote);
}

async function withRefunds(database: Database, rows: readonly (typeof invoices.$inferSelect)[]): Promise<InvoiceRow[]> {
  const refunds = await refundsOfOrders(
    database,
    rows.map(({ orderId }) => orderId),
  );
  const refundsOf = Map.groupBy(refunds, ({ orderId }) => orderId);
  return rows.map((row) => ({ ...row, refunds: refundsOf.get(row.orderId) ?? [] }));
}
