import { CATALOG_COLUMNS, type CatalogColumn } from '@kaagazz/api-schema';
import { Readable } from 'node:stream';
import { toRupees } from '@kaagazz/domain';
import { stringify } from 'csv-stringify';
import { asc, gt } from 'drizzle-orm';
import { SEPARATOR, toCell } from '../../../csv/csv-cell.ts';
import type { Database } from '../../../db/database.ts';
import { products } from '../catalog.tables.ts';

const ROWS_AT_ONCE = 500;

type Row = typeof products.$inferSelect;

/**
 * Writes all products as CSV. The file starts with a byte order mark, which makes spreadsheet
 * programs read it as UTF-8.
 */
export function writeCatalog(database: Database): Readable {
  const table = stringify({ bom: true, header: true, columns: [...CATALOG_COLUMNS], record_delimiter: 'windows' });
  const records = Readable.from(readAll(database));
  records.on('error', (error) => table.destroy(error));
  return records.pipe(table);
}

async function* readAll(database: Database): AsyncGenerator<Record<CatalogColumn, string | number>> {
  let last = '';
  let rows: Row[];
  do {
    rows = await database
      .select()
      .from(products)
      .where(gt(products.id, last))
      .orderBy(asc(products.id))
      .limit(ROWS_AT_ONCE);
    for (const row of rows) yield recordOf(row);
    last = rows.at(-1)?.id ?? last;
  } while (rows.length === ROWS_AT_ONCE);
}

function recordOf(row: Row): Record<CatalogColumn, string | number> {
  return {
    ...row,
    title: toCell(row.title),
    description: toCell(row.description),
    originalPrice: toRupees(row.originalPrice),
    stockAtExport: row.stock,
    tags: toCell(row.tags.join(SEPARATOR)),
    images: toCell(row.images.join(SEPARATOR)),
    imageAlts: row.images.some((image) => row.imageAlts[image])
      ? toCell(row.images.map((image) => row.imageAlts[image] ?? '').join(SEPARATOR))
      : '',
    onSale: row.onSale ? 'yes' : 'no',
    topPick: row.topPick ?? '',
    createdAt: row.createdAt.toISOString(),
    weightGrams: row.weightGrams ?? '',
    size: toCell(row.size),
    pages: row.pages ?? '',
    gsm: row.gsm ?? '',
    fibre: toCell(row.fibre),
    contents: toCell(row.contents),
    care: toCell(row.care),
    maker: toCell(row.maker),
    origin: toCell(row.origin),
    sku: toCell(row.sku),
    colour: toCell(row.colour),
    recommendedAge: row.recommendedAge ?? '',
  };
}
