import { and, asc, eq, exists, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderLines, orders } from '../orders/tables/orders.tables.ts';
import { current, isCurrent } from '../print/lines/current-version.ts';
import { printLines } from '../print/lines/print-lines.tables.ts';
import { certificates } from './certificates.tables.ts';

export type CertificateRow = typeof certificates.$inferSelect & { fields: Record<string, string> };

const ordered = (database: Database, where: SQL | undefined): Promise<CertificateRow[]> => {
  const { serial, lineId, position, name, revokedAt } = certificates;
  return database
    .select({ serial, lineId, position, name, revokedAt, fields: current.fields })
    .from(certificates)
    .innerJoin(current, eq(current.id, certificates.lineId))
    .innerJoin(printLines, and(eq(printLines.id, sql`coalesce(${current.revises}, ${current.id})`), isCurrent))
    .where(and(where, eq(printLines.state, 'ordered')))
    .orderBy(asc(position));
};

export async function certificateWith(database: Database, serial: string): Promise<CertificateRow | undefined> {
  // Find orders by their buyer, because `order_lines` has no index on the product.
  const order = database
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, and(eq(orderLines.orderId, orders.id), eq(orderLines.productId, printLines.id)))
    .where(and(eq(orders.buyerId, printLines.userId), ne(orders.status, 'cancelled')));
  return (await ordered(database, and(eq(certificates.serial, serial), exists(order))))[0];
}

export const certificatesOfLine = (database: Database, userId: string, lineId: string) =>
  ordered(database, and(eq(printLines.id, lineId), eq(printLines.userId, userId)));

export async function insertCertificates(
  tx: Database,
  rows: readonly (typeof certificates.$inferInsert)[],
): Promise<void> {
  await tx.insert(certificates).values([...rows]);
}

export async function setRevoked(database: Database, serial: string, revokedAt: Date | null): Promise<void> {
  await database.update(certificates).set({ revokedAt }).where(eq(certificates.serial, serial));
}

const linesOf = (database: Database, userId: string) =>
  database.select({ id: printLines.id }).from(printLines).where(eq(printLines.userId, userId));

export function allCertificatesOf(database: Database, userId: string) {
  const { serial, lineId, name, revokedAt } = certificates;
  return database
    .select({ serial, lineId, name, revokedAt })
    .from(certificates)
    .where(inArray(lineId, linesOf(database, userId)))
    .orderBy(lineId, certificates.position);
}

export async function deleteCertificatesOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(certificates).where(inArray(certificates.lineId, linesOf(tx, userId)));
}
