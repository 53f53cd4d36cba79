import type { CatalogColumn } from '@kaagazz/api-schema';
import { asc, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { AppContext } from '../../../app-context.ts';
import { fromCell, splitCell } from '../../../csv/csv-cell.ts';
import { CsvMistakes, fileRejected } from '../../../csv/csv-mistakes.ts';
import { readCsv } from '../../../csv/read-csv.ts';
import type { Database } from '../../../db/database.ts';
import { inLongTransaction } from '../../../db/transaction.ts';
import { type Actor, noteDeskChange } from '../../operator/audit.ts';
import { collections } from '../catalog.tables.ts';
import type { Media } from '../pictures/media.ts';
import { refreshSearch } from '../suggestions.repository.ts';
import { refreshVariants } from '../variants.ts';
import { CATALOG_FORMAT, CHECKED_PICTURE } from './catalog-format.ts';
import { parseCatalogRow } from './catalog-row.ts';
import {
  applyRows,
  auditRows,
  type CatalogReport,
  type CheckedRow,
  firstChanges,
  deleteStagedRows,
  keepAlts,
  lockChanged,
  stageRows,
  takeTurn,
  totalsOf,
} from './import-catalog.repository.ts';
import { findConflicts, findMissingAlts, findTakenSkus } from './import-mistakes.repository.ts';

export interface ImportOptions {
  dryRun: boolean;
  by: Actor;
  name: string;
}

const ROWS_AT_ONCE = 500;
const CHANGES_REPORTED = 100;
const CONFLICTS_REPORTED = 100;

/**
 * Imports either all rows of a catalogue file or none.
 * @throws Problem 422 `CATALOG_REJECTED` with the first 100 errors
 */
export async function importCatalog(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  media: Media,
  file: Readable,
  { dryRun, by, name }: ImportOptions,
): Promise<CatalogReport> {
  const importId = randomUUID();
  const mistakes = new CsvMistakes<CatalogColumn>();
  try {
    const categories = await readCategories(database);
    await stageFile(database, importId, checkedRows(file, { media, dryRun, categories }, mistakes));
    return await inLongTransaction(database, async (tx) => {
      if (!dryRun) {
        await takeTurn(tx, now());
        await lockChanged(tx, importId);
      }
      await keepAlts(tx, importId);
      const found = [
        await findConflicts(tx, importId, CONFLICTS_REPORTED),
        await findTakenSkus(tx, importId, CONFLICTS_REPORTED),
        await findMissingAlts(tx, importId, CONFLICTS_REPORTED),
      ];
      const mistakeCount = found.reduce((sum, { count }) => sum + count, mistakes.count);
      if (mistakeCount > 0) {
        const all = [...mistakes.first, ...found.flatMap((some) => some.mistakes)];
        throw fileRejected('CATALOG_REJECTED', all, mistakeCount);
      }

      const report = {
        ...(await totalsOf(tx, importId)),
        changes: await firstChanges(tx, importId, CHANGES_REPORTED),
      };
      if (dryRun || report.new + report.changed === 0) return report;

      await auditRows(tx, importId, { by, name, now: now() });
      await applyRows(tx, importId, now());
      await refreshVariants(tx);
      await refreshSearch(tx);
      const after = { new: report.new, changed: report.changed, unchanged: report.unchanged };
      await noteDeskChange(
        tx,
        by,
        { action: 'products.import', resource: 'file', record: name, before: {}, after },
        now(),
      );
      return report;
    });
  } finally {
    await deleteStagedRows(database, importId);
  }
}

async function* checkedRows(
  file: Readable,
  { media, dryRun, categories }: { media: Media; dryRun: boolean; categories: readonly string[] },
  mistakes: CsvMistakes<CatalogColumn>,
): AsyncGenerator<CheckedRow> {
  const lines = new Map<string, number>();
  const pictures = new Map<string, Promise<boolean>>();
  const isThere = (picture: string): Promise<boolean> => {
    if (dryRun && picture.startsWith(CHECKED_PICTURE)) return Promise.resolve(true);
    const known = pictures.get(picture) ?? media.has(picture);
    pictures.set(picture, known);
    return known;
  };

  for await (const { line, cells } of readCsv(file, CATALOG_FORMAT, (mistake) => mistakes.add(mistake))) {
    const before = mistakes.count;
    const wrong = new Set<CatalogColumn>();
    const row = parseCatalogRow(cells, (column, message) => {
      wrong.add(column);
      mistakes.add({ line, column, message });
    });
    if (row && !categories.includes(row.category)) {
      mistakes.add({ line, column: 'category', message: `is not one of the categories ${categories.join(', ')}` });
    }
    const id = row?.id ?? cells.id?.trim() ?? '';
    const first = lines.get(id);
    if (first !== undefined) mistakes.add({ line, column: 'id', message: `is already used on line ${first}` });
    else if (id !== '') lines.set(id, line);

    const named = wrong.has('images') ? [] : splitCell(fromCell(cells.images ?? ''));
    for (const picture of new Set(row?.images ?? named)) {
      if (await isThere(picture)) continue;
      mistakes.add({ line, column: 'images', message: `there is no picture ${picture} in the shop` });
    }
    if (row && mistakes.count === before) {
      const images = row.images.map((picture) => picture.replace(CHECKED_PICTURE, ''));
      const alts = row.imageAlts?.map((alt, at): [string, string] => [images[at] ?? '', alt]);
      yield { ...row, images: [...new Set(images)], imageAlts: alts ? firstTexts(alts) : null, line };
    }
  }
}

function firstTexts(alts: readonly [string, string][]): Record<string, string> {
  return Object.fromEntries(alts.filter(([, alt]) => alt !== '').reverse());
}

async function readCategories(database: Database): Promise<string[]> {
  const isCategory = eq(collections.kind, 'category');
  const rows = await database
    .select({ slug: collections.slug })
    .from(collections)
    .where(isCategory)
    .orderBy(asc(collections.position));
  return rows.map(({ slug }) => slug);
}

async function stageFile(database: Database, importId: string, rows: AsyncIterable<CheckedRow>): Promise<void> {
  let some: CheckedRow[] = [];
  for await (const row of rows) {
    some.push(row);
    if (some.length < ROWS_AT_ONCE) continue;
    await stageRows(database, importId, some);
    some = [];
  }
  if (some.length > 0) await stageRows(database, importId, some);
}
