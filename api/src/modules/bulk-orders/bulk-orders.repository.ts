import { randomUUID } from 'node:crypto';
import { desc, eq, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type Place, placesAfter } from '../../db/newest-first.ts';
import { bulkOrderRequests } from './bulk-orders.tables.ts';

export type BulkOrderRow = typeof bulkOrderRequests.$inferSelect;

export async function insertBulkOrder(
  tx: Database,
  request: Omit<BulkOrderRow, 'id' | 'createdAt'>,
  now: Date,
): Promise<void> {
  await tx.insert(bulkOrderRequests).values({ ...request, id: randomUUID(), createdAt: now });
}

/** Newest first, after the one at `after`. */
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

export async function forgetBulkOrdersBefore(database: Database, moment: Date): Promise<void> {
  await database.delete(bulkOrderRequests).where(lt(bulkOrderRequests.createdAt, moment));
}

/** Asked for by this shopper, oldest first. */
export function bulkOrdersOf(database: Database, userId: string): Promise<BulkOrderRow[]> {
  return database
    .select()
    .from(bulkOrderRequests)
    .where(eq(bulkOrderRequests.userId, userId))
    .orderBy(bulkOrderRequests.createdAt);
}

/** Asked for by this shopper, or by anybody with this address. */
export async function deleteBulkOrdersOf(tx: Database, { id, email }: { id: string; email: string }): Promise<void> {
  await tx.delete(bulkOrderRequests).where(or(eq(bulkOrderRequests.userId, id), eq(bulkOrderRequests.email, email)));
}
