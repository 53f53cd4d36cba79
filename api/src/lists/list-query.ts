import { asc, count, desc, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';

export interface ListQuery<Field extends string> {
  page: number;
  perPage: number;
  sort: Field;
  order: 'asc' | 'desc';
  q: string;
}

interface Page {
  page: number;
  perPage: number;
  order: 'asc' | 'desc';
  by: PgColumn | SQL;
  id: PgColumn;
}

export async function pageOfList<Table extends PgTable>(
  database: Database,
  table: Table,
  where: SQL | undefined,
  page: Page,
): Promise<{ rows: Table['$inferSelect'][]; total: number }> {
  const [{ total } = { total: 0 }] = await database.select({ total: count() }).from<PgTable>(table).where(where);
  const rows = await database
    .select()
    .from<PgTable>(table)
    .where(where)
    .orderBy(...sorted(page))
    .limit(page.perPage)
    .offset((page.page - 1) * page.perPage);
  return { rows, total };
}

export function sorted({ order, by, id }: Pick<Page, 'order' | 'by' | 'id'>): SQL[] {
  const direction = order === 'asc' ? asc : desc;
  return [direction(by), direction(id)];
}

/** Returns a LIKE pattern. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
