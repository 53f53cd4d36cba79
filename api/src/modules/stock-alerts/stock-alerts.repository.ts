import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products } from '../catalog/catalog.tables.ts';
import { stockAlerts } from './stock-alerts.tables.ts';

type StockAlertRow = typeof stockAlerts.$inferSelect;

export async function titleOnSale(tx: Database, productId: string): Promise<string | undefined> {
  const [product] = await tx
    .select({ title: products.title })
    .from(products)
    .where(and(eq(products.id, productId), products.onSale));
  return product?.title;
}

export async function addAlert(tx: Database, productId: string, email: string, now: Date): Promise<StockAlertRow> {
  const [alert] = await tx
    .insert(stockAlerts)
    .values({ id: randomUUID(), productId, email, requestedAt: now })
    .onConflictDoUpdate({ target: [stockAlerts.productId, stockAlerts.email], set: { requestedAt: now } })
    .returning();
  if (!alert) throw new Error('the alert was not added');
  return alert;
}

export async function confirmAlert(database: Database, id: string, now: Date): Promise<boolean> {
  const confirmed = await database
    .update(stockAlerts)
    .set({ confirmedAt: sql`coalesce(${stockAlerts.confirmedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(stockAlerts.id, id))
    .returning({ id: stockAlerts.id });
  return confirmed.length > 0;
}

export async function deleteAlerts(database: Database, ids: readonly string[]): Promise<void> {
  await database.delete(stockAlerts).where(inArray(stockAlerts.id, [...ids]));
}

export async function lockDueAlerts(tx: Database, limit: number) {
  return tx
    .select({
      id: stockAlerts.id,
      email: stockAlerts.email,
      productId: stockAlerts.productId,
      title: products.title,
    })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .where(and(isNotNull(stockAlerts.confirmedAt), products.onSale, sql`${products.stock} > 0`))
    .orderBy(asc(stockAlerts.requestedAt))
    .limit(limit)
    .for('update', { of: stockAlerts, skipLocked: true });
}

export async function deleteOldAlerts(database: Database, before: { unconfirmed: Date; all: Date }): Promise<void> {
  const isUnconfirmed = and(isNull(stockAlerts.confirmedAt), lt(stockAlerts.requestedAt, before.unconfirmed));
  await database.delete(stockAlerts).where(or(isUnconfirmed, lt(stockAlerts.requestedAt, before.all)));
}

export function alertsOf(database: Database, email: string): Promise<StockAlertRow[]> {
  return database.select().from(stockAlerts).where(eq(stockAlerts.email, email)).orderBy(stockAlerts.requestedAt);
}

export async function deleteAlertsOf(tx: Database, email: string): Promise<void> {
  await tx.delete(stockAlerts).where(eq(stockAlerts.email, email));
}
