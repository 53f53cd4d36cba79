import type { Database } from './db/database.ts';

export interface Person {
  id: string;
  email: string;
  phone: string | null;
}

/**
 * Exports and deletes the personal data of one module. A test checks that every table that refers
 * to a person is covered.
 */
export interface PersonalDataHolder {
  sections(database: Database, person: Person): Promise<Record<string, unknown>>;

  /**
   * Deletes everything that the law doesn't require to keep, in the transaction that deletes the
   * account.
   */
  forget(tx: Database, person: Person, now: Date): Promise<void>;
}
