import type { Database } from './db/database.ts';

export interface Person {
  id: string;
  email: string;
  phone: string | null;
}

/** A test checks that every table with personal data has a `PersonalDataHolder`. */
export interface PersonalDataHolder {
  sections(database: Database, person: Person): Promise<Record<string, unknown>>;

  /** Lock these rows before the account to avoid deadlocks. */
  lock?(tx: Database, person: Pick<Person, 'id' | 'email'>): Promise<void>;

  /**
   * Keeps personal data that the law requires. Runs in the transaction that deletes the account.
   */
  forget(tx: Database, person: Person, now: Date): Promise<void>;
}
