import { normaliseEmail } from '@kaagazz/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { unauthenticated } from './access-token.ts';
import { users } from './auth.tables.ts';

export interface Account {
  id: string;
  email: string;
  fullname: string;
  phone: string | null;
}

const contact = { id: users.id, email: users.email, fullname: users.fullname, phone: users.phone };

export async function accountById(database: Database, id: string): Promise<Account | undefined> {
  const [account] = await database.select(contact).from(users).where(eq(users.id, id));
  return account;
}

/** Returns the account and locks it, so that it can't be deleted before the transaction ends. */
export async function accountByEmail(tx: Database, email: string): Promise<Account | undefined> {
  const hasEmail = eq(users.email, normaliseEmail(email));
  const [account] = await tx.select(contact).from(users).where(hasEmail).for('key share');
  return account;
}

/**
 * Locks the account, so that it can't be deleted before the transaction ends. Call this before
 * adding rows that refer to the account.
 * @throws Problem 401 if the account has been deleted since the request was authenticated
 */
export async function lockAccount(tx: Database, id: string): Promise<Account> {
  const [account] = await tx.select(contact).from(users).where(eq(users.id, id)).for('update');
  if (!account) throw unauthenticated();
  return account;
}
