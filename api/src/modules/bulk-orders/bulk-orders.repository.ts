import { eq, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { requestRows } from '../requests/request-rows.ts';
import { bulkOrderRequests } from './bulk-orders.tables.ts';

export type BulkOrderRow = typeof bulkOrderRequests.$inferSelect;

export const bulkOrderRows = requestRows(bulkOrderRequests);

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
