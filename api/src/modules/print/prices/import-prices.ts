import { randomUUID } from 'node:crypto';
import {
  findMissingPrices,
  priceRowKey,
  printPriceDifferences,
  printPriceExample,
  type PrintPriceRow,
  type PrintServiceId,
} from '@kaagazz/domain/print';
import type { AppContext } from '../../../app-context.ts';
import { fileRejected } from '../../../csv/csv-mistakes.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { Problem } from '../../../plugins/problem.ts';
import { noteChange } from '../../operator/audit.ts';
import { insertChange } from './price-changes.repository.ts';
import { readPriceFile } from './price-file.ts';
import { pricesOf, replacePrices, takeTurn } from './print-prices.repository.ts';
import type { PriceReport } from '@kaagazz/api-schema';
import { optionsInWords, versionOf } from './write-price-file.ts';

interface PriceImportOptions {
  dryRun: boolean;
  who: string;
  name: string;
  /** Imports the file even if prices have changed since it was exported. */
  force: boolean;
}

type ServiceReport = PriceReport['services'][number];

const CHANGES_REPORTED = 100;

/**
 * Replaces all prices of the services in the file. If any row is invalid, nothing is imported.
 * @throws Problem 409 `PRICES_CHANGED` if prices have changed since the export
 */
export async function importPrices(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  bytes: Buffer,
  { dryRun, force, who, name }: PriceImportOptions,
): Promise<PriceReport> {
  const { tables, versions, mistakes } = await readPriceFile(bytes);
  if (mistakes.count > 0) throw fileRejected('PRICES_REJECTED', mistakes.first, mistakes.count);

  return inTransaction(database, async (tx) => {
    if (!dryRun) await takeTurn(tx, now());
    const report: PriceReport = { rows: 0, services: [], changes: [], warnings: [] };
    for (const [service, numbered] of tables) {
      const before = await pricesOf(tx, service);
      if (!force) refuseStale(service, before, versions.get(service));
      const after = numbered.map(({ row }) => row);
      const changes = changesOf(before, numbered);
      report.rows += after.length;
      report.services.push({
        service,
        ...countsOf(changes, after),
        example: printPriceExample(service, before, after, changes[0]?.row),
      });
      report.changes.push(
        ...changes.map(({ row: { options, per, from }, ...change }) => {
          return { ...change, service, options: optionsInWords(options), per, from };
        }),
      );
      report.warnings.push(...findMissingPrices(service, after));
      if (!dryRun && changes.length > 0) {
        await replacePrices(tx, service, after);
        const change = { id: randomUUID(), service, who, differences: printPriceDifferences(before, after) };
        await insertChange(tx, { ...change, createdAt: now(), startsAt: now(), appliedAt: now() });
      }
    }
    const changed = report.services.filter(isChanged);
    if (!dryRun && changed.length > 0) {
      const to = changed.map((one) => `${one.service}: ${countsInWords(one)}`).join('; ');
      await noteChange(tx, { who, action: 'import-print-prices', subject: name, from: '', to, note: '' }, now());
    }
    return { ...report, changes: report.changes.slice(0, CHANGES_REPORTED) };
  });
}

function isChanged({ added, changed, removed }: ServiceReport): boolean {
  return added + changed + removed > 0;
}

function countsInWords({ added, changed, removed }: ServiceReport): string {
  return `${added} added, ${changed} changed, ${removed} removed`;
}

function refuseStale(service: PrintServiceId, before: readonly PrintPriceRow[], version: string | undefined): void {
  if (before.length === 0 || version === versionOf(before)) return;
  const why =
    version === undefined
      ? `The version of the ${service} prices is missing from this file`
      : `Somebody has changed the ${service} prices since this file was exported`;
  throw new Problem('PRICES_CHANGED', `${why}. Nothing was imported. Export the prices again, or use --force.`, {
    service,
  });
}

interface PriceChange {
  line: number | null;
  row: PrintPriceRow;
  /** Price in rupees. Null for a new row. */
  before: number | null;
  /** Price in rupees. Null for a removed row. */
  after: number | null;
}

function changesOf(
  before: readonly PrintPriceRow[],
  numbered: readonly { line: number; row: PrintPriceRow }[],
): PriceChange[] {
  const oldPrices = new Map(before.map((row) => [priceRowKey(row), row.price]));
  const kept = new Set(numbered.map(({ row }) => priceRowKey(row)));
  return [
    ...numbered
      .map(({ line, row }) => ({ line, row, before: oldPrices.get(priceRowKey(row)) ?? null, after: row.price }))
      .filter((change) => change.before !== change.after),
    ...before
      .filter((row) => !kept.has(priceRowKey(row)))
      .map((row) => ({ line: null, row, before: row.price, after: null })),
  ];
}

function countsOf(changes: readonly PriceChange[], after: readonly PrintPriceRow[]) {
  const added = changes.filter((change) => change.before === null).length;
  const removed = changes.filter((change) => change.after === null).length;
  const changed = changes.length - added - removed;
  return { added, changed, removed, unchanged: after.length - added - changed };
}
