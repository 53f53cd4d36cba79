import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products } from './catalog.tables.ts';

/** Returns each product's category. Includes products that aren't on sale. */
export async function categoriesOf(database: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: products.id, category: products.category })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Map(rows.map(({ id, category }) => [id, category]));
}
