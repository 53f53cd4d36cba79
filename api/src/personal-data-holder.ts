import type { Database } from './db/database.ts';

export interface Person {
  id: string;
  /** Verified, in lower case. */
  email: string;
  phone: string | null;
}

/**
 * Exports and deletes the personal data of one module. Every module whose tables refer to a person
 * has one, which a test checks against the database schema.
 */
export interface PersonalDataHolder {
  /** Returns the data by section of the export. Omits hashes and codes. Money is in rupees. */
  sections(database: Database, person: Person): Promise<Record<string, unknown>>;

  /** Deletes what no law requires to be kept, in the transaction that deletes the account. */
  forget(tx: Database, person: Person, now: Date): Promise<void>;
}
