import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { jobOfMail } from '../mail/failed-mails.ts';
import { outbox } from '../mail/mail.tables.ts';
import { SEND_MAIL } from '../mail/outbox.ts';

export interface OrderMail {
  id: string;
  kind: string;
  about: string | null;
  to: string;
  at: Date;
  state: 'waiting' | 'sent' | 'failed';
  sendAt: Date | null;
}

export async function orderMailsOf(database: Database, orderNumber: string): Promise<OrderMail[]> {
  const rows = await database
    .select({ mail: outbox, runAt: jobs.runAt, deadAt: jobs.deadAt })
    .from(outbox)
    .leftJoin(jobs, jobOfMail)
    .where(eq(outbox.orderNumber, orderNumber))
    .orderBy(outbox.createdAt, outbox.id);
  return rows.map(({ mail, runAt, deadAt }) => {
    const state = mail.sentAt ? 'sent' : mail.failedAt || deadAt ? 'failed' : 'waiting';
    return {
      id: mail.id,
      kind: mail.kind,
      about: mail.about,
      to: mail.recipient,
      at: mail.createdAt,
      state,
      sendAt: state === 'waiting' ? runAt : null,
    };
  });
}

/** @returns false if the email has been sent or is being sent */
export async function stopMail(tx: Database, mailId: string, now: Date): Promise<boolean> {
  const isIdle = or(isNull(jobs.leasedUntil), lte(jobs.leasedUntil, now));
  const stopped = await tx
    .delete(jobs)
    .where(and(eq(jobs.kind, SEND_MAIL), eq(jobs.key, mailId), isIdle))
    .returning({ key: jobs.key });
  if (stopped.length === 0) return false;
  await tx.delete(outbox).where(eq(outbox.id, mailId));
  return true;
}
