import type { CatalogColumn } from '@kaagazz/api-schema';
import { sql } from 'drizzle-orm';
import type { CsvMistake } from '../../../csv/csv-mistakes.ts';
import type { Database } from '../../../db/database.ts';
import { added } from './changed-columns.ts';

const LARGEST_STOCK = 100_000_000;
const NO_EXPORT = 'is empty, but the shop has this product: write what stock was when you read it';
const OLD_EXPORT =
  'was changed by another file since this one was exported: export again, or write what stockAtExport says';

interface FoundMistakes {
  mistakes: CsvMistake<CatalogColumn>[];
  count: number;
}

export async function findConflicts(tx: Database, importId: string, limit: number): Promise<FoundMistakes> {
  const { rows } = await tx.execute<{ line: number; why: string; stock: number; taken: number; count: number }>(sql`
    select * , count(*) over ()::int as count from (
      select s.line, p.stock, -${added} as taken, case
        when s.stock_at_export is null then 'no export'
        when ${added} <> 0 and s.stock_version <> p.stock_version then 'old export'
        when p.stock + ${added} not between 0 and ${LARGEST_STOCK} then 'stock' end as why
      from products p join catalog_import_rows s on s.id = p.id where s.import_id = ${importId}::uuid) as row
    where why is not null order by line limit ${limit}`);
  const mistakes = rows.map(({ line, why, stock, taken }): CsvMistake<CatalogColumn> => {
    if (why === 'no export') return { line, column: 'stockAtExport', message: NO_EXPORT };
    if (why === 'old export') return { line, column: 'stock', message: OLD_EXPORT };
    const tooFew = `would be below 0: ${stock} are left in the shop, and this takes ${taken} away`;
    return { line, column: 'stock', message: taken > 0 ? tooFew : `would be above ${LARGEST_STOCK}` };
  });
  return { mistakes, count: rows[0]?.count ?? 0 };
}

export async function findTakenSkus(tx: Database, importId: string, limit: number): Promise<FoundMistakes> {
  const { rows } = await tx.execute<{ line: number; first: number; product: string | null; count: number }>(sql`
    select *, count(*) over ()::int as count from (
      select s.line, min(s.line) over (partition by s.sku) as first, taken.id as product
      from catalog_import_rows s left join (
        select p.sku, min(p.id) as id from products p where p.sku <> '' and not exists (
          select from catalog_import_rows r where r.import_id = ${importId}::uuid and r.id = p.id and r.sku is not null)
        group by p.sku) as taken on taken.sku = s.sku
      where s.import_id = ${importId}::uuid and s.sku <> '') as row
    where line > first or product is not null order by line limit ${limit}`);
  const mistakes = rows.map(({ line, first, product }): CsvMistake<CatalogColumn> => {
    const owner = line > first ? `the row in line ${first}` : `the product ${product}`;
    return { line, column: 'sku', message: `is already the SKU of ${owner}` };
  });
  return { mistakes, count: rows[0]?.count ?? 0 };
}

export async function findMissingAlts(tx: Database, importId: string, limit: number): Promise<FoundMistakes> {
  const { rows } = await tx.execute<{ line: number; image: string; count: number }>(sql`
    select s.line, image, count(*) over ()::int as count
    from catalog_import_rows s left join products p on p.id = s.id, jsonb_array_elements_text(s.images) as image
    where s.import_id = ${importId}::uuid and not coalesce(p.images ? image, false)
      and not coalesce(s.image_alts ? image, false)
    order by line limit ${limit}`);
  const mistakes = rows.map(({ line, image }): CsvMistake<CatalogColumn> => {
    return { line, column: 'imageAlts', message: `has no text for the new image ${image}` };
  });
  return { mistakes, count: rows[0]?.count ?? 0 };
}
