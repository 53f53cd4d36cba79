import { and, eq, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { outbox } from './mail.tables.ts';
import { SEND_MAIL } from './outbox.ts';

export type OutboxRow = typeof outbox.$inferSelect;

const NO_CONTENT = { subject: '', text: '', html: '', pictures: [] };

export const mailRepository = {
  async find(database: Database, id: string): Promise<OutboxRow | undefined> {
    const [row] = await database.select().from(outbox).where(eq(outbox.id, id));
    return row;
  },

  /** Deletes the mail's content, too, because it may contain a code or an address. */
  async markSent(database: Database, id: string, sentAt: Date): Promise<void> {
    await database
      .update(outbox)
      .set({ ...NO_CONTENT, sentAt })
      .where(eq(outbox.id, id));
    await forgetIfDone(database, id);
  },

  async giveUp(database: Database, id: string, failedAt: Date, lastError: string): Promise<void> {
    await database
      .update(outbox)
      .set({ ...NO_CONTENT, failedAt, lastError })
      .where(eq(outbox.id, id));
    await forgetIfDone(database, id);
  },

  /** Returns the emails to a mailbox, oldest first. */
  async mailsTo(database: Database, recipient: string): Promise<OutboxRow[]> {
    return database.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(outbox.createdAt);
  },

  /**
   * Deletes what was sent to a mailbox whose account is being deleted, and marks what is waiting
   * for deletion after sending. Marks all rows first, so that a mail which is being sent meanwhile
   * is deleted either here or by its job.
   *
   * @param pointless kinds that are not worth sending any more
   */
  async forgetMailbox(tx: Database, recipient: string, pointless: readonly string[]): Promise<void> {
    await tx.update(outbox).set({ forgetWhenDone: true }).where(eq(outbox.recipient, recipient));
    await tx
      .delete(outbox)
      .where(and(eq(outbox.recipient, recipient), or(isDone(), inArray(outbox.kind, [...pointless]))));
  },

  /** Deletes mails that are older than `moment`, unless their job still tries to send them. */
  async forgetBefore(database: Database, moment: Date): Promise<void> {
    const job = database
      .select({ key: jobs.key })
      .from(jobs)
      .where(and(eq(jobs.kind, SEND_MAIL), eq(jobs.key, sql`${outbox.id}::text`), isNull(jobs.deadAt)));
    await database.delete(outbox).where(and(lt(outbox.createdAt, moment), notExists(job)));
  },
};

function isDone() {
  return or(isNotNull(outbox.sentAt), isNotNull(outbox.failedAt));
}

async function forgetIfDone(database: Database, id: string): Promise<void> {
  await database.delete(outbox).where(and(eq(outbox.id, id), eq(outbox.forgetWhenDone, true)));
}
