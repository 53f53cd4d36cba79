import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { unauthenticated } from './access-token.ts';
import { users } from './auth.tables.ts';

/** How to reach the holder of an account. */
export interface Account {
  id: string;
  email: string;
  fullname: string;
  phone: string | null;
}

export async function accountById(database: Database, id: string): Promise<Account | undefined> {
  const [account] = await database
    .select({ id: users.id, email: users.email, fullname: users.fullname, phone: users.phone })
    .from(users)
    .where(eq(users.id, id));
  return account;
}

/**
 * Locks an account for the rest of the transaction: whatever else adds to it waits, and comes too late if it is deleted.
 *
 * @throws Problem 401 when it was deleted since its holder was let in
 */
export async function lockAccount(tx: Database, id: string): Promise<Account> {
  const [account] = await tx
    .select({ id: users.id, email: users.email, fullname: users.fullname, phone: users.phone })
    .from(users)
    .where(eq(users.id, id))
    .for('update');
  if (!account) throw unauthenticated();
  return account;
}
