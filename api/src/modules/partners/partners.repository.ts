import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { requestRows } from '../requests/request-rows.ts';
import { partnerRequests } from './partners.tables.ts';

export type PartnerRequestRow = typeof partnerRequests.$inferSelect;

export const partnerRequestRows = requestRows(partnerRequests);

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
