import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { jobs } from './jobs.tables.ts';

export interface LeasedJob {
  kind: string;
  key: string;
  attempts: number;
  leasedUntil: Date;
}

export async function leaseJobs(
  database: Database,
  { now, leasedUntil, slots }: { now: Date; leasedUntil: Date; slots: readonly { kind: string; free: number }[] },
): Promise<LeasedJob[]> {
  const [moment, lease] = [now.toISOString(), leasedUntil.toISOString()];
  const { rows } = await database.execute<{ kind: string; key: string; attempts: number }>(sql`
    update jobs set attempts = attempts + 1, run_at = ${lease}, leased_until = ${lease}
    where ctid = any (array(
      select due.ctid from json_to_recordset(${JSON.stringify(slots)}) as slot (kind text, free int)
      cross join lateral (
        select ctid from jobs
        where kind = slot.kind and dead_at is null and run_at <= ${moment}
          and (leased_until is null or leased_until <= ${moment})
        order by run_at limit slot.free for update skip locked) due))
    returning kind, key, attempts`);
  return rows.map((row) => ({ ...row, leasedUntil }));
}

export async function finishJob(database: Database, job: LeasedJob): Promise<void> {
  const finished = await database
    .delete(jobs)
    .where(and(isLeased(job), eq(jobs.runAt, job.leasedUntil)))
    .returning({ key: jobs.key });
  if (finished.length === 0) await database.update(jobs).set({ leasedUntil: null }).where(isLeased(job));
}

/** Reschedules a job to `runAt`, unless the job was already rescheduled while it was running. */
export async function rescheduleJob(
  database: Database,
  job: LeasedJob,
  { runAt, ...change }: { runAt: Date; attempts: number; lastError: string | null },
): Promise<void> {
  const next = sql`case when ${jobs.runAt} = ${jobs.leasedUntil} then ${runAt.toISOString()} else ${jobs.runAt} end`;
  await database
    .update(jobs)
    .set({ ...change, runAt: next, leasedUntil: null })
    .where(isLeased(job));
}

/**
 * Marks a job as dead. A dead job runs again only if it is enqueued again or an operator retries
 * it.
 */
export async function buryJob(database: Database, job: LeasedJob, lastError: string, deadAt: Date): Promise<void> {
  await database.update(jobs).set({ lastError, deadAt, leasedUntil: null }).where(isLeased(job));
}

export async function addRecurringJobs(database: Database, kinds: readonly string[], runAt: Date): Promise<void> {
  if (kinds.length === 0) return;
  await database
    .insert(jobs)
    .values(kinds.map((kind) => ({ kind, key: '', runAt })))
    .onConflictDoNothing();
}

export async function deadJobs(database: Database) {
  const { kind, key, attempts, lastError, deadAt } = jobs;
  return database
    .select({ kind, key, attempts, lastError, deadAt })
    .from(jobs)
    .where(isNotNull(jobs.deadAt))
    .orderBy(asc(jobs.deadAt))
    .limit(100);
}

export async function reviveJobs(tx: Database, kind: string, key: string | undefined, runAt: Date): Promise<string[]> {
  const revived = await tx
    .update(jobs)
    .set({ runAt, attempts: 0, deadAt: null })
    .where(and(eq(jobs.kind, kind), isNotNull(jobs.deadAt), key === undefined ? undefined : eq(jobs.key, key)))
    .returning({ key: jobs.key });
  return revived.map((job) => job.key);
}

function isLeased({ kind, key, leasedUntil }: LeasedJob) {
  return and(eq(jobs.kind, kind), eq(jobs.key, key), eq(jobs.leasedUntil, leasedUntil));
}
