import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from './auth.tables.ts';

export type UserRow = typeof users.$inferSelect;

export interface Details {
  fullname?: string | undefined;
  phone?: string | null | undefined;
  brandColors?: string[] | undefined;
}

export const usersRepository = {
  async byEmail(database: Database, email: string): Promise<UserRow | null> {
    const [row] = await database.select().from(users).where(eq(users.email, email));
    return row ?? null;
  },

  async byId(database: Database, id: string): Promise<UserRow | null> {
    const [row] = await database.select().from(users).where(eq(users.id, id));
    return row ?? null;
  },

  /**
   * Returns null if several accounts have this phone number. Phone numbers aren't verified, so they
   * need not be unique.
   */
  async byPhone(database: Database, phone: string): Promise<UserRow | null> {
    const rows = await database.select().from(users).where(eq(users.phone, phone)).limit(2);
    return rows.length === 1 ? (rows[0] ?? null) : null;
  },

  async update(database: Database, id: string, details: Details, now: Date): Promise<UserRow | null> {
    const [row] = await database
      .update(users)
      .set({ ...details, updatedAt: now })
      .where(eq(users.id, id))
      .returning();
    return row ?? null;
  },

  async delete(tx: Database, id: string): Promise<void> {
    await tx.delete(users).where(eq(users.id, id));
  },

  async findOrCreate(
    tx: Database,
    account: { email: string; fullname: string; phone: string | null },
    now: Date,
  ): Promise<UserRow> {
    await tx
      .insert(users)
      .values({ id: randomUUID(), ...account, createdAt: now, updatedAt: now })
      .onConflictDoNothing();
    const row = await this.byEmail(tx, account.email);
    if (!row) throw new Error('could not create the account');
    return row;
  },
};
