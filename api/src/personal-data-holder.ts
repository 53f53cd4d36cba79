import type { Database } from './db/database.ts';

export interface Person {
  id: string;
  email: string;
  phone: string | null;
}

/** Exports and deletes the personal data that a module stores about a person. */
export interface PersonalDataHolder {
  sections(database: Database, person: Person): Promise<Record<string, unknown>>;

  /**
   * Locks the person's rows. To prevent deadlocks, call this method before locking the account row.
   */
  lock?(tx: Database, person: Pick<Person, 'id' | 'email'>): Promise<void>;

  /**
   * Deletes personal data, except what the law requires the shop to keep. Runs in the transaction
   * that deletes the account.
   */
  forget(tx: Database, person: Person, now: Date): Promise<void>;
}
