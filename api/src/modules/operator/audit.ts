import { randomUUID } from 'node:crypto';
import { desc } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { pageOf, placesAfter, readCursor } from '../../lists/newest-first.ts';
import { auditLines } from './audit.tables.ts';

export type AuditedChange = Pick<typeof auditLines.$inferInsert, 'who' | 'action' | 'subject' | 'from' | 'to' | 'note'>;

export type Actor = { id: string; name: string } | { machine: string };

interface DeskChange {
  /** For example `orders.ship`. */
  action: string;
  resource: string;
  /** Id of the record. */
  record: string;
  /** Values before the change. Must not contain shoppers' personal data. */
  before?: object;
  after?: object;
  note?: string;
}

/** Adds an audit entry. Pass the transaction that makes the change. */
export async function noteChange(tx: Database, change: AuditedChange, now: Date): Promise<void> {
  await tx.insert(auditLines).values({ ...change, id: randomUUID(), createdAt: now });
}

/**
 * Adds an audit entry for a change made in the staff app. Pass the transaction that makes the
 * change.
 */
export async function noteDeskChange(tx: Database, by: Actor, change: DeskChange, now: Date): Promise<void> {
  const { action, resource, record, before = {}, after = {}, note = '' } = change;
  const actor = 'machine' in by ? { who: by.machine } : { who: '', staffId: by.id };
  await tx.insert(auditLines).values({
    ...actor,
    id: randomUUID(),
    createdAt: now,
    action,
    subject: record,
    from: '',
    to: '',
    note,
    resource,
    before: { ...before },
    after: { ...after },
  });
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
