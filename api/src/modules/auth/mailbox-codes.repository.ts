import { and, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { mailboxCodes } from './auth.tables.ts';

export type MailboxRow = typeof mailboxCodes.$inferSelect;

/** The key under which is noted what was asked for by phone number. */
export function phoneMailbox(phone: string): string {
  return `phone:${phone}`;
}

/** SQL of what may be sent to a mailbox and which code it holds. */
export const mailboxCodesRepository = {
  /** The mailbox's row, made if there is none, locked: requests for one mailbox come one after the other. */
  async lock(tx: Database, mailbox: string, now: Date): Promise<MailboxRow> {
    for (let tries = 1; tries <= 5; tries += 1) {
      await tx
        .insert(mailboxCodes)
        .values({ mailbox, real: false, expiresAt: now, nextSendAt: now, windowStartedAt: now, sentInWindow: 0 })
        .onConflictDoNothing();
      const [row] = await tx.select().from(mailboxCodes).where(eq(mailboxCodes.mailbox, mailbox)).for('update');
      if (row) return row;
      // It was there and went while we waited for it: its account was deleted, or the hourly cleaning came by.
    }
    throw new Error('mailbox row vanishes again and again');
  },

  async save(tx: Database, mailbox: string, change: Partial<Omit<MailboxRow, 'mailbox'>>): Promise<void> {
    await tx.update(mailboxCodes).set(change).where(eq(mailboxCodes.mailbox, mailbox));
  },

  async find(database: Database, mailbox: string): Promise<MailboxRow | null> {
    const [row] = await database.select().from(mailboxCodes).where(eq(mailboxCodes.mailbox, mailbox));
    return row ?? null;
  },

  /**
   * Counts a try and hands out the hash to compare with, in one statement: however many come at once, no more than
   * `maximumTries` of them ever see it.
   */
  async countTry(database: Database, mailbox: string, maximumTries: number, now: Date): Promise<MailboxRow | null> {
    const [row] = await database
      .update(mailboxCodes)
      .set({ tries: sql`${mailboxCodes.tries} + 1` })
      .where(
        and(
          eq(mailboxCodes.mailbox, mailbox),
          isNotNull(mailboxCodes.codeHash),
          lt(mailboxCodes.tries, maximumTries),
          gt(mailboxCodes.expiresAt, now),
        ),
      )
      .returning();
    return row ?? null;
  },

  /** Uses the code up. Of several that bring the right one together only the first gets `true`. */
  async consume(tx: Database, mailbox: string, codeHash: string, now: Date): Promise<boolean> {
    const used = await tx
      .update(mailboxCodes)
      // Whoever typed a code in owns the mailbox: the next one may go out at once.
      .set({ codeHash: null, real: false, pendingFullname: null, nextSendAt: now, sentInWindow: 0 })
      .where(and(eq(mailboxCodes.mailbox, mailbox), eq(mailboxCodes.codeHash, codeHash), eq(mailboxCodes.real, true)))
      .returning({ mailbox: mailboxCodes.mailbox });
    return used.length > 0;
  },

  async findAll(database: Database, names: readonly string[]): Promise<MailboxRow[]> {
    return database
      .select()
      .from(mailboxCodes)
      .where(inArray(mailboxCodes.mailbox, [...names]));
  },

  async forget(tx: Database, names: readonly string[]): Promise<void> {
    await tx.delete(mailboxCodes).where(inArray(mailboxCodes.mailbox, [...names]));
  },

  async forgetOlderThan(database: Database, moment: Date): Promise<void> {
    await database
      .delete(mailboxCodes)
      .where(and(lt(mailboxCodes.expiresAt, moment), lt(mailboxCodes.windowStartedAt, moment)));
  },
};
