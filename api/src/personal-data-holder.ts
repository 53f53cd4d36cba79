import type { Database } from './db/database.ts';

/** Whose data it is. */
export interface Person {
  id: string;
  /** lower case, proven */
  email: string;
  phone: string | null;
}

/**
 * What one module holds about a shopper. Every module with a table that names a person hands one over (modules.ts); a test compares
 * them with the tables that there are.
 */
export interface PersonalDataHolder {
  /**
   * All of it, by the name under which it stands in the export. Dates may stay dates; hashes and codes stay out, and money is in rupees.
   */
  sections(database: Database, person: Person): Promise<Record<string, unknown>>;

  /**
   * Part of deleting the account, in its transaction: takes away what no law wants kept (E36). May be called for somebody of whom there
   * is nothing.
   */
  forget(tx: Database, person: Person, now: Date): Promise<void>;
}
