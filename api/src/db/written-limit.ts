import { type Placeholder, sql } from 'drizzle-orm';

/**
 * Returns a limit that becomes part of the statement's text. With a parameter instead, PostgreSQL
 * assumes a tenth of the table and chooses a bad generic plan.
 */
export function atMost(rows: number): Placeholder {
  return sql.raw(String(Math.trunc(rows))) as unknown as Placeholder;
}

/**
 * Returns a limit that PostgreSQL can't see while planning, so it keeps the generic plan instead of
 * planning each time. Use it around a query that is limited by `atMost`.
 */
export function thisMany(rows: Placeholder): Placeholder {
  return sql`(select ${rows}::integer)` as unknown as Placeholder;
}
