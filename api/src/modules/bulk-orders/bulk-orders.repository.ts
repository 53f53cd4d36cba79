import { desc, eq, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type Place, placesAfter } from '../../plugins/newest-first.ts';
import type { RequestIds } from '../requests/request-ids.ts';
import { bulkOrderRequests } from './bulk-orders.tables.ts';

export type BulkOrderRow = typeof bulkOrderRequests.$inferSelect;

/** Returns false if a request with either id already exists. */
export async function insertBulkOrder(
  tx: Database,
  [id, earlier]: RequestIds,
  request: Omit<BulkOrderRow, 'id' | 'createdAt'>,
  now: Date,
): Promise<boolean> {
  const existing = await tx
    .select({ id: bulkOrderRequests.id })
    .from(bulkOrderRequests)
    .where(eq(bulkOrderRequests.id, earlier));
  if (existing.length > 0) return false;
  const inserted = await tx
    .insert(bulkOrderRequests)
    .values({ ...request, id, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: bulkOrderRequests.id });
  return inserted.length === 1;
}

export function bulkOrdersAfter(
  database: Database,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<BulkOrderRow[]> {
  return database
    .select()
    .from(bulkOrderRequests)
    .where(placesAfter(bulkOrderRequests, after))
    .orderBy(desc(bulkOrderRequests.createdAt), desc(bulkOrderRequests.id))
    .limit(limit);
}

export async function deleteBulkOrdersBefore(database: Database, moment: Date): Promise<void> {
  await database.delete(bulkOrderRequests).where(lt(bulkOrderRequests.createdAt, moment));
}

export function bulkOrdersOf(database: Database, userId: string): Promise<BulkOrderRow[]> {
  return database
    .select()
    .from(bulkOrderRequests)
    .where(eq(bulkOrderRequests.userId, userId))
    .orderBy(bulkOrderRequests.createdAt);
}

export async function deleteBulkOrdersOf(tx: Database, { id, email }: { id: string; email: string }): Promise<void> {
  await tx.delete(bulkOrderRequests).where(or(eq(bulkOrderRequests.userId, id), eq(bulkOrderRequests.email, email)));
}
