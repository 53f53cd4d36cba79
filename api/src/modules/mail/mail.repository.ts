import { and, eq, inArray, isNotNull, isNull, lt, notExists, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { jobOfMail } from './failed-mails.ts';
import { outbox } from './mail.tables.ts';

export type OutboxRow = typeof outbox.$inferSelect;

const NO_CONTENT = { subject: '', text: '', html: '', pictures: [], unsubscribeUrl: null };

export const mailRepository = {
  async find(database: Database, id: string): Promise<OutboxRow | undefined> {
    const [row] = await database.select().from(outbox).where(eq(outbox.id, id));
    return row;
  },

  /**
   * Marks an email as sent or failed. Deletes its content, which may contain a sign-in code or an
   * address.
   */
  async close(
    database: Database,
    id: string,
    outcome: Partial<Pick<OutboxRow, 'sentAt' | 'failedAt' | 'lastError'>>,
  ): Promise<void> {
    await database
      .update(outbox)
      .set({ ...NO_CONTENT, ...outcome })
      .where(eq(outbox.id, id));
    await database.delete(outbox).where(and(eq(outbox.id, id), eq(outbox.forgetWhenDone, true)));
  },

  async mailsTo(database: Database, recipient: string): Promise<OutboxRow[]> {
    return database.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(outbox.createdAt);
  },

  async forgetMailbox(tx: Database, recipient: string, pointless: readonly string[]): Promise<void> {
    await tx.update(outbox).set({ forgetWhenDone: true }).where(eq(outbox.recipient, recipient));
    await tx
      .delete(outbox)
      .where(and(eq(outbox.recipient, recipient), or(isDone(), inArray(outbox.kind, [...pointless]))));
  },

  /** Deletes emails created before `moment`, except those that a job is still trying to send. */
  async forgetBefore(database: Database, moment: Date): Promise<void> {
    const job = database
      .select({ key: jobs.key })
      .from(jobs)
      .where(and(jobOfMail, isNull(jobs.deadAt)));
    await database.delete(outbox).where(and(lt(outbox.createdAt, moment), notExists(job)));
  },
};

function isDone() {
  return or(isNotNull(outbox.sentAt), isNotNull(outbox.failedAt));
}
