import {
  findMissingPrices,
  pricedFields,
  PRINT_SERVICES,
  priceRowKey,
  printPrice,
  type PrintPriceRow,
  type PrintServiceId,
} from '@kaagazz/domain/print';
import { toRupees } from '@kaagazz/domain';
import type { AppContext } from '../../../app-context.ts';
import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { Problem } from '../../../plugins/problem.ts';
import { noteChange } from '../../operator/audit.ts';
import { type PlacedRow, type PriceFile, readPriceFile } from './price-file.ts';
import { pricesOf, replacePrices, takeTurn } from './print-prices.repository.ts';
import type { PriceReport } from '@kaagazz/api-schema';
import { optionsInWords, versionOf } from './write-price-file.ts';

/** Who sends a file, and what is to be done with it. */
interface PriceOrder {
  /** only tell what would change */
  dryRun: boolean;
  /** write over prices that were changed since the file was made */
  force: boolean;
  /** for the audit trail: an operator's name, the file's name */
  who: string;
  name: string;
}

type ServiceReport = PriceReport['services'][number];
type Change = PriceReport['changes'][number];

const TOLD = 100;
/** Of what is priced by the page, in examples. */
const EXAMPLE_PAGES = 24;

/**
 * Brings a merchant's file into the prices, as a whole or not at all. A service that is in the file has exactly its rows afterwards; one that
 * is not stays as it is.
 *
 * @throws Problem 422 `PRICES_REJECTED` with `mistakes` (the first hundred) and `mistakeCount`; 409 `PRICES_CHANGED` when the file was
 *   not made from today's prices. Nothing was changed then.
 */
export async function importPrices(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  bytes: Buffer,
  { dryRun, force, who, name }: PriceOrder,
): Promise<PriceReport> {
  const file = readPriceFile(bytes);
  if (file.mistakes.length > 0) throw rejection(file);

  return inTransaction(database, async (tx) => {
    if (!dryRun) await takeTurn(tx, now());
    const report: PriceReport = { rows: 0, services: [], changes: [], warnings: [] };
    for (const [service, placed] of file.tables) {
      const before = await pricesOf(tx, service);
      if (!force) refuseUnseen(service, before, file.versions.get(service));
      addService(report, service, before, placed);
      if (!dryRun) await bringIn(tx, service, placed, report.services.at(-1));
    }
    report.changes = report.changes.slice(0, TOLD);
    const changed = report.services.filter(isChanged);
    if (!dryRun && changed.length > 0) {
      const to = changed.map((one) => `${one.service}: ${countsInWords(one)}`).join('; ');
      await noteChange(tx, { who, action: 'import-print-prices', subject: name, from: '', to, note: '' }, now());
    }
    return report;
  });
}

async function bringIn(tx: Database, service: PrintServiceId, placed: readonly PlacedRow[], report?: ServiceReport) {
  if (report && isChanged(report))
    await replacePrices(
      tx,
      service,
      placed.map(({ row }) => row),
    );
}

function isChanged({ added, changed, removed }: ServiceReport): boolean {
  return added + changed + removed > 0;
}

function countsInWords({ added, changed, removed }: ServiceReport): string {
  return `${added} added, ${changed} changed, ${removed} removed`;
}

/** Whoever edits prices has seen those of today, or says that it does not matter. */
function refuseUnseen(service: PrintServiceId, before: readonly PrintPriceRow[], version: string | undefined): void {
  if (before.length === 0 || version === versionOf(before)) return;
  const why =
    version === undefined
      ? `The file does not say which prices of ${service} it was made from`
      : `Somebody has changed the prices of ${service} since this file was made`;
  throw new Problem('PRICES_CHANGED', `${why}; nothing was changed. Export again, or force it.`, { service });
}

function addService(
  report: PriceReport,
  service: PrintServiceId,
  before: readonly PrintPriceRow[],
  placed: readonly PlacedRow[],
): void {
  const after = placed.map(({ row }) => row);
  const known = new Map(before.map((row) => [priceRowKey(row), row]));
  const wanted = new Set(after.map(priceRowKey));
  const oldPrice = (row: PrintPriceRow) => known.get(priceRowKey(row))?.price ?? null;
  const others = placed.filter(({ row }) => oldPrice(row) !== row.price);
  const changes: Change[] = others.map(({ line, row }) => changeOf(service, row, line, oldPrice(row), row.price));
  const removed = before.filter((row) => !wanted.has(priceRowKey(row)));
  report.rows += after.length;
  report.changes.push(...changes, ...removed.map((row) => changeOf(service, row, null, row.price, null)));
  report.services.push({
    service,
    added: changes.filter((change) => change.before === null).length,
    changed: changes.filter((change) => change.before !== null).length,
    removed: removed.length,
    unchanged: after.length - changes.length,
    example: exampleOf(service, before, after, others[0]?.row ?? removed[0]),
  });
  report.warnings.push(...findMissingPrices(service, after));
}

function changeOf(
  service: PrintServiceId,
  { options, per, from }: PrintPriceRow,
  line: number | null,
  before: number | null,
  after: number | null,
): Change {
  return { line, service, options: optionsInWords(options), per, from, before, after };
}

/**
 * What a piece costs before and after in an order that a change is about: its options, else the first of each choice, and the quantity that
 * the form begins with, or as many as it is from.
 */
function exampleOf(
  service: PrintServiceId,
  before: readonly PrintPriceRow[],
  after: readonly PrintPriceRow[],
  changed: PrintPriceRow | undefined,
) {
  const { lineTitle, piece, quantity: bounds, pricedByPage } = PRINT_SERVICES[service];
  const named = pricedFields(service).filter(({ name }) => after.some(({ options }) => Object.hasOwn(options, name)));
  const fields = {
    ...Object.fromEntries(named.map(({ name, choices }) => [name, choices?.[0] ?? ''])),
    ...changed?.options,
  };
  const quantity = Math.max(bounds.default, changed?.from ?? 1);
  const choice = { fields, quantity, pages: pricedByPage ? EXAMPLE_PAGES : null };
  const unitOf = (rows: readonly PrintPriceRow[]) => {
    const unit = printPrice(rows, choice)?.unit;
    return unit === undefined ? null : toRupees(unit);
  };
  const what = [
    `${quantity} ${piece[quantity === 1 ? 0 : 1]}`,
    ...Object.values(fields).filter(Boolean),
    ...(pricedByPage ? [`${EXAMPLE_PAGES} pages`] : []),
  ];
  return { what: `${lineTitle}: ${what.join(', ')}`, before: unitOf(before), after: unitOf(after) };
}

function rejection({ mistakes }: PriceFile): Problem {
  const words = mistakes.length === 1 ? 'There is a mistake' : `There are ${mistakes.length} mistakes`;
  return new Problem('PRICES_REJECTED', `${words} in the file; nothing was changed.`, {
    mistakes: mistakes.slice(0, TOLD),
    mistakeCount: mistakes.length,
  });
}
