import { type Placeholder, sql } from 'drizzle-orm';

/**
 * Inserts the limit as a literal. For a parameter, PostgreSQL would assume a tenth of the table and
 * choose a slow plan.
 */
export function atMost(rows: number): Placeholder {
  return sql.raw(String(Math.trunc(rows))) as unknown as Placeholder;
}

/** Hides the limit from the planner, so that PostgreSQL keeps using its generic plan. */
export function thisMany(rows: Placeholder): Placeholder {
  return sql`(select ${rows}::integer)` as unknown as Placeholder;
}
