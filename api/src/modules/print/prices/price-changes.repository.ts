import type { PrintServiceId } from '@kaagazz/domain/print';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { staff } from '../../staff/staff.tables.ts';
import { printPriceChanges } from './print-prices.tables.ts';

export type PriceChangeRow = typeof printPriceChanges.$inferSelect;

const isPlanned = and(isNull(printPriceChanges.appliedAt), isNull(printPriceChanges.withdrawnAt));

export async function insertChange(tx: Database, change: typeof printPriceChanges.$inferInsert): Promise<boolean> {
  const added = await tx.insert(printPriceChanges).values(change).onConflictDoNothing().returning();
  return added.length > 0;
}

export function latestChanges(database: Database, service: PrintServiceId, limit: number) {
  return database
    .select({ change: printPriceChanges, name: staff.name })
    .from(printPriceChanges)
    .leftJoin(staff, eq(staff.id, printPriceChanges.staffId))
    .where(eq(printPriceChanges.service, service))
    .orderBy(desc(printPriceChanges.startsAt), desc(printPriceChanges.createdAt), desc(printPriceChanges.id))
    .limit(limit);
}

export function plannedChanges(database: Database, service: PrintServiceId): Promise<PriceChangeRow[]> {
  return database
    .select()
    .from(printPriceChanges)
    .where(and(eq(printPriceChanges.service, service), isPlanned))
    .orderBy(asc(printPriceChanges.startsAt), asc(printPriceChanges.createdAt), asc(printPriceChanges.id));
}

export async function endPlannedChange(
  tx: Database,
  service: PrintServiceId,
  id: string,
  result: Partial<Pick<PriceChangeRow, 'appliedAt' | 'withdrawnAt' | 'differences' | 'problem'>>,
): Promise<boolean> {
  const ended = await tx
    .update(printPriceChanges)
    .set(result)
    .where(and(eq(printPriceChanges.id, id), eq(printPriceChanges.service, service), isPlanned))
    .returning();
  return ended.length > 0;
}
