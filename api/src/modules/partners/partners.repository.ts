import { desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type Place, placesAfter } from '../../plugins/newest-first.ts';
import type { RequestIds } from '../requests/request-ids.ts';
import type { PartnerRequest } from '@kaagazz/api-schema';
import { partnerRequests } from './partners.tables.ts';

export type PartnerRequestRow = typeof partnerRequests.$inferSelect;

/** Returns false if a request with either id already exists. */
export async function insertPartnerRequest(
  tx: Database,
  [id, earlier]: RequestIds,
  request: PartnerRequest,
  now: Date,
): Promise<boolean> {
  const existing = await tx
    .select({ id: partnerRequests.id })
    .from(partnerRequests)
    .where(eq(partnerRequests.id, earlier));
  if (existing.length > 0) return false;
  const inserted = await tx
    .insert(partnerRequests)
    .values({ ...request, id, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: partnerRequests.id });
  return inserted.length === 1;
}

export function partnerRequestsAfter(
  database: Database,
  { after, limit }: { after?: Place | undefined; limit: number },
): Promise<PartnerRequestRow[]> {
  const { createdAt, id } = partnerRequests;
  return database
    .select()
    .from(partnerRequests)
    .where(placesAfter(partnerRequests, after))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

export async function deletePartnerRequestsBefore(database: Database, moment: Date): Promise<void> {
  await database.delete(partnerRequests).where(lt(partnerRequests.createdAt, moment));
}

export function partnerRequestsOf(database: Database, email: string): Promise<PartnerRequestRow[]> {
  return database
    .select()
    .from(partnerRequests)
    .where(eq(partnerRequests.email, email))
    .orderBy(partnerRequests.createdAt);
}

export async function deletePartnerRequestsOf(tx: Database, email: string): Promise<void> {
  await tx.delete(partnerRequests).where(eq(partnerRequests.email, email));
}
