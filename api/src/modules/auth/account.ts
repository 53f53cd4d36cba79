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

/**
 * Returns the account with this email address. The address is verified, because an account is
 * created only after a sign-in with an emailed code. The account can't be deleted until the
 * transaction ends.
 */
export async function accountByEmail(tx: Database, email: string): Promise<Account | undefined> {
  const hasEmail = eq(users.email, normaliseEmail(email));
  const [account] = await tx.select(contact).from(users).where(hasEmail).for('key share');
  return account;
}

/**
 * Locks an account until the transaction ends. Take this lock before adding rows that refer to the
 * account, so that no rows are added while the account is being deleted.
 *
 * @throws Problem 401 if the account was deleted after the request was authenticated
 */
export async function lockAccount(tx: Database, id: string): Promise<Account> {
  const [account] = await tx.select(contact).from(users).where(eq(users.id, id)).for('update');
  if (!account) throw unauthenticated();
  return account;
}
