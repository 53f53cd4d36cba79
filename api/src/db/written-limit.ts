import { type Placeholder, sql } from 'drizzle-orm';

/** PostgreSQL chooses a better plan if the row limit is a literal instead of a parameter. */
export function atMost(rows: number): Placeholder {
  return sql.raw(String(Math.trunc(rows))) as unknown as Placeholder;
}

export function thisMany(rows: Placeholder): Placeholder {
  return sql`(select ${rows}::integer)` as unknown as Placeholder;
}
