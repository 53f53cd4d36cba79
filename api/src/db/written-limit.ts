import { type Placeholder, sql } from 'drizzle-orm';

/**
 * A literal, because PostgreSQL would expect a parameter to return a tenth of the table and choose
 * a slow plan.
 */
export function atMost(rows: number): Placeholder {
  return sql.raw(String(Math.trunc(rows))) as unknown as Placeholder;
}

/** Hides the outer limit from PostgreSQL's planner, so that it keeps its generic plan. */
export function thisMany(rows: Placeholder): Placeholder {
  return sql`(select ${rows}::integer)` as unknown as Placeholder;
}
