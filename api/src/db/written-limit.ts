import { type Placeholder, sql } from 'drizzle-orm';

/**
 * Writes a limit into the statement's text. For a parameter, PostgreSQL would assume a tenth of the
 * table and choose a slow plan.
 */
export function atMost(rows: number): Placeholder {
  return sql.raw(String(Math.trunc(rows))) as unknown as Placeholder;
}

/**
 * Hides a limit from PostgreSQL's planner, so that it keeps the generic plan. Use it around a query
 * that is limited by `atMost`.
 */
export function thisMany(rows: Placeholder): Placeholder {
  return sql`(select ${rows}::integer)` as unknown as Placeholder;
}
