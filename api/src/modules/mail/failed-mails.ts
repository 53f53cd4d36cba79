import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cancelJob } from '../jobs/enqueue-jobs.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { outbox } from './mail.tables.ts';
import { SEND_MAIL } from './outbox.ts';

export const jobOfMail = and(eq(jobs.kind, SEND_MAIL), eq(jobs.key, sql`${outbox.id}::text`));

export const hasFailed = or(isNotNull(outbox.failedAt), and(isNull(outbox.sentAt), isNotNull(jobs.deadAt)));

export async function removeMail(tx: Database, id: string): Promise<void> {
  await cancelJob(tx, SEND_MAIL, id);
  await tx.delete(outbox).where(eq(outbox.id, id));
}
