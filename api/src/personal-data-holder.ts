import type { Database } from './db/database.ts';

export interface Person {
  id: string;
  email: string;
  phone: string | null;
}

/**
 * Exports and deletes one module's personal data. A test checks that every table with personal data
 * has a `PersonalDataHolder`.
 */
export interface PersonalDataHolder {
  sections(database: Database, person: Person): Promise<Record<string, unknown>>;

  /**
   * Locks this module's rows before the account. Prevents deadlocks with transactions that lock in
   * this order.
   */
  lock?(tx: Database, person: Pick<Person, 'id' | 'email'>): Promise<void>;

  /**
   * Deletes all personal data that the law doesn't require the shop to keep. Runs in the
   * transaction that deletes the account.
   */
  forget(tx: Database, person: Person, now: Date): Promise<void>;
}
