import { type Placeholder, sql } from 'drizzle-orm';

/**
 * Inlines a row limit as a literal, because PostgreSQL chooses a better plan for a literal than for
 * a parameter.
 */
export function atMost(rows: number): Placeholder {
  return sql.raw(String(Math.trunc(rows))) as unknown as Placeholder;
}

export function thisMany(rows: Placeholder): Placeholder {
  return sql`(select ${rows}::integer)` as unknown as Placeholder;
}
