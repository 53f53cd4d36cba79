import { type Placeholder, sql } from 'drizzle-orm';

/**
 * Returns the row limit as an SQL literal, because PostgreSQL plans better if the limit isn't a
 * parameter.
 */
export function atMost(rows: number): Placeholder {
  return sql.raw(String(Math.trunc(rows))) as unknown as Placeholder;
}

export function thisMany(rows: Placeholder): Placeholder {
  return sql`(select ${rows}::integer)` as unknown as Placeholder;
}
