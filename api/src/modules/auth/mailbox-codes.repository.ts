import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { mailboxCodes } from './auth.tables.ts';

export type MailboxRow = typeof mailboxCodes.$inferSelect;

/** The key under which is noted what was asked for by phone number. */
export function phoneMailbox(phone: string): string {
  return `phone:${phone}`;
}

/** What stands for the mailbox of a phone number that no account has: no mail goes there, no code is good for it. */
export function nobodysMailbox(phone: string): string {
  return `nobody:${phone}`;
}

/** SQL of what may be sent to a mailbox and which code it holds. */
export const mailboxCodesRepository = {
  /** The mailbox's row, made if there is none, locked: requests for one mailbox come one after the other. */
  async lock(tx: Database, mailbox: string, now: Date): Promise<MailboxRow> {
    for (let tries = 1; tries <= 5; tries += 1) {
      await tx
        .insert(mailboxCodes)
        .values({ mailbox, nextSendAt: now, windowStartedAt: now, sentInWindow: 0, dayStartedAt: now })
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

  /** The mailbox's row, locked; null when nobody ever asked for a code to it. */
  async lockIfThere(tx: Database, mailbox: string): Promise<MailboxRow | null> {
    const [row] = await tx.select().from(mailboxCodes).where(eq(mailboxCodes.mailbox, mailbox)).for('update');
    return row ?? null;
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
      .where(and(lt(mailboxCodes.dayStartedAt, moment), lt(mailboxCodes.windowStartedAt, moment)));
  },
};
