import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from './auth.tables.ts';

export type UserRow = typeof users.$inferSelect;

/** What a shopper may change of the account; what is undefined stays. */
export interface Details {
  fullname?: string | undefined;
  phone?: string | null | undefined;
}

/** SQL of accounts. */
export const usersRepository = {
  async byEmail(database: Database, email: string): Promise<UserRow | null> {
    const [row] = await database.select().from(users).where(eq(users.email, email));
    return row ?? null;
  },

  async byId(database: Database, id: string): Promise<UserRow | null> {
    const [row] = await database.select().from(users).where(eq(users.id, id));
    return row ?? null;
  },

  /** The one account with this phone number. Numbers are not proven, so two with the same are as good as none. */
  async byPhone(database: Database, phone: string): Promise<UserRow | null> {
    const rows = await database.select().from(users).where(eq(users.phone, phone)).limit(2);
    return rows.length === 1 ? (rows[0] ?? null) : null;
  },

  /** @returns the account as it is now, `null` when there is none (any more) */
  async update(database: Database, id: string, { fullname, phone }: Details, now: Date): Promise<UserRow | null> {
    const change = { ...(fullname !== undefined && { fullname }), ...(phone !== undefined && { phone }) };
    const [row] = await database
      .update(users)
      .set({ ...change, updatedAt: now })
      .where(eq(users.id, id))
      .returning();
    return row ?? null;
  },

  /** Sessions and their tokens go with it. */
  async remove(tx: Database, id: string): Promise<void> {
    await tx.delete(users).where(eq(users.id, id));
  },

  /** Makes the account unless there is one. */
  async ensure(
    tx: Database,
    account: { email: string; fullname: string; phone: string | null },
    now: Date,
  ): Promise<UserRow> {
    await tx
      .insert(users)
      .values({ id: randomUUID(), ...account, createdAt: now, updatedAt: now })
      .onConflictDoNothing();
    const row = await this.byEmail(tx, account.email);
    if (!row) throw new Error('account vanished while it was made');
    return row;
  },
};
