import { type Placeholder, sql } from 'drizzle-orm';

/**
 * Writes a limit as a literal into the statement. With a parameter, PostgreSQL would assume that a
 * tenth of the table is read and choose a slow plan.
 */
export function atMost(rows: number): Placeholder {
  return sql.raw(String(Math.trunc(rows))) as unknown as Placeholder;
}

/**
 * Hides a limit from PostgreSQL's planner, so that the planner keeps using its generic plan. Use it
 * for the outer limit of a query whose subquery uses `atMost`.
 */
export function thisMany(rows: Placeholder): Placeholder {
  return sql`(select ${rows}::integer)` as unknown as Placeholder;
}
