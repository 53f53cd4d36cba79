import { and, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { outbox } from './mail.tables.ts';

export type OutboxRow = typeof outbox.$inferSelect;

const NO_WORDS = { subject: '', text: '', html: '', pictures: [] };

/** SQL of the outbox. */
export const mailRepository = {
  /**
   * Takes mails that are due for this process: until `leaseUntil` nobody else touches them, afterwards (this process died)
   * anybody may.
   */
  async claim(database: Database, now: Date, leaseUntil: Date, limit: number): Promise<OutboxRow[]> {
    return database
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: leaseUntil })
      .where(
        sql`${outbox.id} in (
          select id from outbox
          where sent_at is null and failed_at is null and next_attempt_at <= ${now.toISOString()}
          order by next_attempt_at limit ${limit} for update skip locked)`,
      )
      .returning();
  },

  /** Its words go with it: they may hold a code or an address. */
  async markSent(database: Database, id: string, sentAt: Date): Promise<void> {
    await database
      .update(outbox)
      .set({ ...NO_WORDS, sentAt, lastError: null })
      .where(eq(outbox.id, id));
    await forgetIfDone(database, id);
  },

  /** @param next what stands in the row until then; `attempts` decides how long the next pause is */
  async retryAt(
    database: Database,
    id: string,
    next: Pick<OutboxRow, 'nextAttemptAt' | 'attempts' | 'lastError'>,
  ): Promise<void> {
    await database.update(outbox).set(next).where(eq(outbox.id, id));
  },

  async giveUp(database: Database, id: string, failedAt: Date, lastError: string): Promise<void> {
    await database
      .update(outbox)
      .set({ ...NO_WORDS, failedAt, lastError })
      .where(eq(outbox.id, id));
    await forgetIfDone(database, id);
  },

  /** Mails to a mailbox, oldest first. */
  async mailsTo(database: Database, recipient: string): Promise<OutboxRow[]> {
    return database.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(outbox.createdAt);
  },

  /**
   * A mailbox loses its account: what was sent is forgotten, and what waits as soon as it is sent. All rows are marked first, so
   * that one which is being sent at this moment is either seen as sent below or forgotten by its sender.
   *
   * @param pointless kinds that are not worth sending any more
   */
  async forgetMailbox(tx: Database, recipient: string, pointless: readonly string[]): Promise<void> {
    await tx.update(outbox).set({ forgetWhenDone: true }).where(eq(outbox.recipient, recipient));
    await tx
      .delete(outbox)
      .where(and(eq(outbox.recipient, recipient), or(isDone(), inArray(outbox.kind, [...pointless]))));
  },

  /** Mails that were sent or given up and are older than that. */
  async forgetDoneBefore(database: Database, moment: Date): Promise<void> {
    await database.delete(outbox).where(and(lt(outbox.createdAt, moment), isDone()));
  },
};

function isDone() {
  return or(isNotNull(outbox.sentAt), isNotNull(outbox.failedAt));
}

async function forgetIfDone(database: Database, id: string): Promise<void> {
  await database.delete(outbox).where(and(eq(outbox.id, id), eq(outbox.forgetWhenDone, true)));
}
