import { type Placeholder, sql } from 'drizzle-orm';

/**
 * The most rows of a prepared statement, as part of its text. Drizzle makes a parameter of a number; of one that it does not know the database
 * thinks that it is a tenth of the table, and plans the statement anew each time that it is asked.
 *
 * @returns what Drizzle's `limit` takes as it stands
 */
export function atMost(rows: number): Placeholder {
  return sql.raw(String(Math.trunc(rows))) as unknown as Placeholder;
}
