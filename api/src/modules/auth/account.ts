import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
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
