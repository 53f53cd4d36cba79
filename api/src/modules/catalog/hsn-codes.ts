import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products } from './catalog.tables.ts';

export async function hsnCodesOf(database: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: products.id, hsn: products.hsn })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Map(rows.map(({ id, hsn }) => [id, hsn]));
}
