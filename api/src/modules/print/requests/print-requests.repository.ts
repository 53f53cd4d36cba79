import { desc, eq, lt, or } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { type Place, placesAfter } from '../../../lists/newest-first.ts';
import type { RequestIds } from '../../requests/request-ids.ts';
import { printRequests } from './print-requests.tables.ts';

export type PrintRequestRow = typeof printRequests.$inferSelect;

export async function insertRequest(
  tx: Database,
  [id, earlier]: RequestIds,
  request: Omit<PrintRequestRow, 'id' | 'createdAt'>,
  now: Date,
): Promise<string | null> {
  if (await findRequest(tx, earlier)) return null;
  const [written] = await tx
    .insert(printRequests)
    .values({ ...request, id, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: printRequests.id });
  return written?.id ?? null;
}

export async function findRequest(database: Database, id: string): Promise<PrintRequestRow | undefined> {
  const [row] = await database.select().from(printRequests).where(eq(printRequests.id, id));
  return row;
}

/** Newest first. */
export function requestsAfter(
  database: Database,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<PrintRequestRow[]> {
  return database
    .select()
    .from(printRequests)
    .where(placesAfter(printRequests, after))
    .orderBy(desc(printRequests.createdAt), desc(printRequests.id))
    .limit(limit);
}

export async function deleteRequestsBefore(tx: Database, moment: Date): Promise<string[]> {
  const deleted = await tx
    .delete(printRequests)
    .where(lt(printRequests.createdAt, moment))
    .returning({ id: printRequests.id });
  return deleted.map(({ id }) => id);
}

/** Oldest first. */
export function requestsOf(database: Database, userId: string): Promise<PrintRequestRow[]> {
  return database.select().from(printRequests).where(eq(printRequests.userId, userId)).orderBy(printRequests.createdAt);
}

export async function deleteRequestsOf(tx: Database, { id, email }: { id: string; email: string }): Promise<void> {
  await tx.delete(printRequests).where(or(eq(printRequests.userId, id), eq(printRequests.email, email)));
}
