import { randomUUID } from 'node:crypto';
import { desc } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { pageOf, placesAfter, readCursor } from '../../plugins/newest-first.ts';
import { auditLines } from './audit.tables.ts';

export type AuditedChange = Omit<typeof auditLines.$inferInsert, 'id' | 'createdAt'>;

/** Adds a change to the audit trail, in the transaction that makes the change. */
export async function noteChange(tx: Database, change: AuditedChange, now: Date): Promise<void> {
  await tx.insert(auditLines).values({ ...change, id: randomUUID(), createdAt: now });
}

export async function pageOfChanges(
  database: Database,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const found = await database
    .select()
    .from(auditLines)
    .where(placesAfter(auditLines, cursor === undefined ? undefined : readCursor(cursor)))
    .orderBy(desc(auditLines.createdAt), desc(auditLines.id))
    .limit(limit + 1);
  return pageOf(found, limit);
}
