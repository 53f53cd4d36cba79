import type { CatalogColumn } from '@kaagazz/api-schema';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { AppContext } from '../../../app-context.ts';
import type { Database } from '../../../db/database.ts';
import { inLongTransaction } from '../../../db/transaction.ts';
import { Problem } from '../../../plugins/problem.ts';
import { noteChange } from '../../operator/audit.ts';
import type { Media } from '../media.ts';
import { refreshTags } from '../suggestions.repository.ts';
import { CHECKED_PICTURE, entriesOf, fromCell } from './catalog-columns.ts';
import { CatalogMistakes } from './catalog-mistake.ts';
import { readRow } from './catalog-row.ts';
import {
  applyRows,
  type CatalogChange,
  type CatalogTotals,
  type CheckedRow,
  findConflicts,
  firstChanges,
  forgetRows,
  lockChanged,
  stageRows,
  takeTurn,
  totalsOf,
} from './import-catalog.repository.ts';
import { readCatalog } from './read-catalog.ts';

/** Who sends a file, and what is to be done with it. */
export interface CatalogOrder {
  /** only tell what would change */
  dryRun: boolean;
  /** for the audit trail: an operator's name, the file's name */
  who: string;
  name: string;
}

/** What a file changed, or would change. */
export interface CatalogReport extends CatalogTotals {
  /** the first ones of the file */
  changes: CatalogChange[];
}

const ROWS_AT_ONCE = 500;
const CHANGES_TOLD = 100;
const CONFLICTS_TOLD = 100;

/**
 * Brings a merchant's file into the catalogue, as a whole or not at all. Rows are checked while they arrive and put aside in the
 * database; then one transaction, which only waits for its turn and for buyers, merges them. Products that the file does not name
 * stay as they are.
 *
 * @throws Problem 422 `CATALOG_REJECTED` with `mistakes` (the first hundred) and `mistakeCount`: nothing was changed
 */
export async function importCatalog(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  media: Media,
  file: Readable,
  { dryRun, who, name }: CatalogOrder,
): Promise<CatalogReport> {
  const importId = randomUUID();
  const mistakes = new CatalogMistakes();
  try {
    await stageFile(database, importId, checkedRows(file, media, dryRun, mistakes));
    return await inLongTransaction(database, async (tx) => {
      if (!dryRun) {
        await takeTurn(tx, now());
        await lockChanged(tx, importId);
      }
      const conflicts = await findConflicts(tx, importId, CONFLICTS_TOLD);
      if (mistakes.count + conflicts.count > 0) throw rejection(mistakes, conflicts);

      const report = {
        ...(await totalsOf(tx, importId)),
        changes: await firstChanges(tx, importId, CHANGES_TOLD),
      };
      if (dryRun || report.new + report.changed === 0) return report;

      await applyRows(tx, importId, now());
      await refreshTags(tx);
      const to = `${report.new} new, ${report.changed} changed, ${report.unchanged} as they were`;
      await noteChange(tx, { who, action: 'import-catalogue', subject: name, from: '', to, note: '' }, now());
      return report;
    });
  } finally {
    await forgetRows(database, importId);
  }
}

/** Rows without a mistake; every mistake is noted. */
async function* checkedRows(
  file: Readable,
  media: Media,
  dryRun: boolean,
  mistakes: CatalogMistakes,
): AsyncGenerator<CheckedRow> {
  const lines = new Map<string, number>();
  const pictures = new Map<string, Promise<boolean>>();
  const isThere = (picture: string): Promise<boolean> => {
    if (dryRun && picture.startsWith(CHECKED_PICTURE)) return Promise.resolve(true);
    const known = pictures.get(picture) ?? media.has(picture);
    pictures.set(picture, known);
    return known;
  };

  for await (const { line, cells } of readCatalog(file, (mistake) => mistakes.add(mistake))) {
    const before = mistakes.count;
    const wrong = new Set<CatalogColumn>();
    const row = readRow(cells, (column, message) => {
      wrong.add(column);
      mistakes.add({ line, column, message });
    });
    const id = row?.id ?? cells.id?.trim() ?? '';
    const first = lines.get(id);
    if (first !== undefined) mistakes.add({ line, column: 'id', message: `stands in line ${first}, too` });
    else if (id !== '') lines.set(id, line);

    const named = wrong.has('images') ? [] : entriesOf(fromCell(cells.images ?? ''));
    for (const picture of row?.images ?? named) {
      if (await isThere(picture)) continue;
      mistakes.add({ line, column: 'images', message: `there is no picture ${picture} in the shop` });
    }
    if (row && mistakes.count === before) {
      yield { ...row, images: row.images.map((picture) => picture.replace(CHECKED_PICTURE, '')), line };
    }
  }
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

function rejection(mistakes: CatalogMistakes, conflicts: Awaited<ReturnType<typeof findConflicts>>): Problem {
  // A transaction may be tried again: the mistakes of the file itself are counted once.
  const all = new CatalogMistakes();
  all.addAll(mistakes.told(), mistakes.count - mistakes.told().length);
  all.addAll(conflicts.mistakes, conflicts.count - conflicts.mistakes.length);
  const words = all.count === 1 ? 'There is a mistake' : `There are ${all.count} mistakes`;
  return new Problem('CATALOG_REJECTED', `${words} in the file; nothing was changed.`, {
    mistakes: all.told(),
    mistakeCount: all.count,
  });
}
