import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { outbox } from './mail.tables.ts';

export type OutboxRow = typeof outbox.$inferSelect;

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

  /** The body goes with it: it may hold a code or an address. */
  async markSent(database: Database, id: string, sentAt: Date): Promise<void> {
    await database.update(outbox).set({ sentAt, text: '', html: '', lastError: null }).where(eq(outbox.id, id));
  },

  async retryAt(database: Database, id: string, nextAttemptAt: Date, lastError: string): Promise<void> {
    await database.update(outbox).set({ nextAttemptAt, lastError }).where(eq(outbox.id, id));
  },

  async giveUp(database: Database, id: string, failedAt: Date, lastError: string): Promise<void> {
    await database.update(outbox).set({ failedAt, lastError, text: '', html: '' }).where(eq(outbox.id, id));
  },
};
