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

/**
 * How many of those rows are wanted this time. It is asked for by a question of its own: of a few that the database can see it believes that a plan for just so many
 * is cheaper, and plans anew each time, which takes longer than reading them.
 *
 * @param rows of a `limit` around one that is written out, so that no tenth of a table is expected
 * @returns what Drizzle's `limit` takes as it stands
 */
export function thisMany(rows: Placeholder): Placeholder {
  return sql`(select ${rows}::integer)` as unknown as Placeholder;
}
