import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orders } from '../orders/orders.tables.ts';
import { invoices } from './invoices.tables.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

export async function findInvoice(database: Database, orderId: string): Promise<InvoiceRow | undefined> {
  const [invoice] = await database.select().from(invoices).where(eq(invoices.orderId, orderId));
  return invoice;
}

export async function insertInvoice(
  tx: Database,
  invoice: Omit<InvoiceRow, 'creditNote' | 'creditedAt'>,
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
  return database.select().from(invoices).where(inArray(invoices.orderId, own)).orderBy(invoices.issuedAt);
}
