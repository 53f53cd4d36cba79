import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { mailboxCodes } from './auth.tables.ts';

export type MailboxRow = typeof mailboxCodes.$inferSelect;

export function phoneKey(phone: string): string {
  return `phone:${phone}`;
}

export function mailboxWithoutAccount(phone: string): string {
  return `nobody:${phone}`;
}

export const mailboxCodesRepository = {
  async lock(tx: Database, mailbox: string, now: Date): Promise<MailboxRow> {
    for (let tries = 1; tries <= 5; tries += 1) {
      await tx
        .insert(mailboxCodes)
        .values({ mailbox, nextSendAt: now, windowStartedAt: now, sentInWindow: 0, dayStartedAt: now })
        .onConflictDoNothing();
      const [row] = await tx.select().from(mailboxCodes).where(eq(mailboxCodes.mailbox, mailbox)).for('update');
      if (row) return row;
    }
    throw new Error('could not lock the mailbox row');
  },

  async save(tx: Database, mailbox: string, change: Partial<Omit<MailboxRow, 'mailbox'>>): Promise<void> {
    await tx.update(mailboxCodes).set(change).where(eq(mailboxCodes.mailbox, mailbox));
  },

  async lockIfExists(tx: Database, mailbox: string): Promise<MailboxRow | null> {
    const [row] = await tx.select().from(mailboxCodes).where(eq(mailboxCodes.mailbox, mailbox)).for('update');
    return row ?? null;
  },

  async findAll(database: Database, names: readonly string[]): Promise<MailboxRow[]> {
    return database
      .select()
      .from(mailboxCodes)
      .where(inArray(mailboxCodes.mailbox, [...names]));
  },

  async delete(tx: Database, names: readonly string[]): Promise<void> {
    await tx.delete(mailboxCodes).where(inArray(mailboxCodes.mailbox, [...names]));
  },

  async deleteOlderThan(database: Database, moment: Date): Promise<void> {
    await database
      .delete(mailboxCodes)
      .where(and(lt(mailboxCodes.dayStartedAt, moment), lt(mailboxCodes.windowStartedAt, moment)));
  },
};
