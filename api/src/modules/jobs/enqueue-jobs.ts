import { EventEmitter } from 'node:events';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { afterCommit } from '../../db/transaction.ts';
import { jobs } from './jobs.tables.ts';

export const jobEvents = new EventEmitter<{ enqueued: [] }>();

/**
 * Adds jobs in the transaction `tx`. A job that already exists runs at its scheduled time or at
 * `runAt`, whichever is earlier.
 */
export async function enqueueJobs(tx: Database, kind: string, keys: readonly string[], runAt: Date): Promise<void> {
  if (keys.length === 0) return;
  await tx.execute(sql`
    insert into jobs (kind, key, run_at)
    select ${kind}, key, ${runAt.toISOString()} from unnest(${sql.param([...keys])}::text[]) as key order by key
    on conflict (kind, key) do update
      set run_at = least(jobs.run_at, excluded.run_at), attempts = 0, dead_at = null`);
  afterCommit(tx, () => jobEvents.emit('enqueued'));
}

export async function cancelJob(tx: Database, kind: string, key: string): Promise<void> {
  await tx.delete(jobs).where(and(eq(jobs.kind, kind), eq(jobs.key, key)));
}
