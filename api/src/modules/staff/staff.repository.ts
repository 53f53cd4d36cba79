import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { staff } from './staff.tables.ts';

export type StaffRow = typeof staff.$inferSelect;

export async function staffById(on: Database, id: string): Promise<StaffRow | undefined> {
  const [row] = await on.select().from(staff).where(eq(staff.id, id));
  return row;
}

export async function lockStaff(tx: Database, id: string): Promise<StaffRow | undefined> {
  const [row] = await tx.select().from(staff).where(eq(staff.id, id)).for('update');
  return row;
}

export async function lockStaffByEmail(tx: Database, email: string): Promise<StaffRow | undefined> {
  const [row] = await tx.select().from(staff).where(eq(staff.email, email)).for('update');
  return row;
}

export async function lockStaffByInvitation(
  tx: Database,
  invitationHash: string,
  now: Date,
): Promise<StaffRow | undefined> {
  const [row] = await tx
    .select()
    .from(staff)
    .where(
      and(
        eq(staff.invitationHash, invitationHash),
        ne(staff.state, 'removed'),
        sql`${staff.invitationEndsAt} > ${now.toISOString()}`,
      ),
    )
    .for('update');
  return row;
}

/** Locks all active founders, so that two founders can't remove each other at the same time. */
export async function lockFounders(tx: Database): Promise<string[]> {
  const founders = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'founder'), eq(staff.state, 'active')))
    .orderBy(staff.id)
    .for('update');
  return founders.map(({ id }) => id);
}

export async function updateStaff(tx: Database, id: string, change: Partial<StaffRow>): Promise<StaffRow> {
  const [row] = await tx.update(staff).set(change).where(eq(staff.id, id)).returning();
  if (!row) throw new Error('a locked person is gone');
  return row;
}
