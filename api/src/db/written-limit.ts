import { type Placeholder, sql } from 'drizzle-orm';

/** Inserts the limit as a literal, so that the query planner knows it. */
export function atMost(rows: number): Placeholder {
  return sql.raw(String(Math.trunc(rows))) as unknown as Placeholder;
}

export function thisMany(rows: Placeholder): Placeholder {
  return sql`(select ${rows}::integer)` as unknown as Placeholder;
}
