import { type Placeholder, sql } from 'drizzle-orm';

/** Inserts the limit into the SQL as a literal, so that the query planner knows its value. */
export function atMost(rows: number): Placeholder {
  return sql.raw(String(Math.trunc(rows))) as unknown as Placeholder;
}

export function thisMany(rows: Placeholder): Placeholder {
  return sql`(select ${rows}::integer)` as unknown as Placeholder;
}
