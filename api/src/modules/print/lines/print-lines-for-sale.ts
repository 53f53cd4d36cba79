import { isPrintLineId, type Paise } from '@kaagazz/domain';
import { isSample, type PrintPriceRow, printPrice, type PrintServiceId } from '@kaagazz/domain/print';
import type { Database } from '../../../db/database.ts';
import { endUses, insertUse } from '../files/print-files.repository.ts';
import { pricesOf } from '../prices/print-prices.repository.ts';
import { readPauses } from '../pauses/print-pauses.ts';
import { linesOf, lockLines, markLines, type PrintLineRow } from './print-lines.repository.ts';

export interface PrintLineForSale extends Pick<
  PrintLineRow,
  'id' | 'service' | 'title' | 'quantity' | 'options' | 'fileName' | 'image'
> {
  /** Current price per copy in paise. Null if the price is on request. */
  price: Paise | null;
  isSample: boolean;
  approved: boolean;
  paused: string | null;
  editPath: string;
  proofPath: string;
}

/** Returns print lines without locking them. Use the result for display only. */
export async function printLinesForSale(
  database: Database,
  userId: string | null,
  ids: readonly string[],
): Promise<Map<string, PrintLineForSale>> {
  const wanted = ids.filter(isPrintLineId);
  if (userId === null || wanted.length === 0) return new Map();
  return forSale(database, await linesOf(database, userId, wanted));
}

/** Locks the given print lines. To prevent deadlocks, lock payment attempts and products first. */
export async function lockPrintLines(
  tx: Database,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, PrintLineForSale>> {
  const wanted = ids.filter(isPrintLineId);
  return wanted.length === 0 ? new Map() : forSale(tx, await lockLines(tx, userId, wanted));
}

/**
 * Marks paid lines as ordered, including lines that are no longer in the cart. To avoid deadlocks,
 * the caller must already have locked the payment attempts and products.
 * @returns false if a line was deleted or already ordered
 */
export async function takePrintLines(
  tx: Database,
  userId: string | null,
  ids: readonly string[],
  now: Date,
): Promise<boolean> {
  const wanted = ids.filter(isPrintLineId);
  if (wanted.length === 0) return true;
  if (userId === null) return false;
  const locked = await lockLines(tx, userId, wanted);
  if (locked.length < wanted.length || locked.some(({ state }) => state === 'ordered')) return false;
  await markLines(tx, wanted, 'ordered', now);
  for (const { id, fileId } of locked) {
    if (fileId !== null) await insertUse(tx, { fileId, lineId: id, ordered: true });
  }
  return true;
}

export async function releasePrintFiles(tx: Database, ids: readonly string[], now: Date): Promise<void> {
  await endUses(tx, ids.filter(isPrintLineId).toSorted(), now);
}

async function forSale(database: Database, rows: readonly PrintLineRow[]): Promise<Map<string, PrintLineForSale>> {
  const inCart = rows.filter(({ state }) => state === 'cart');
  const priceOf = await readUnitPrices(database, inCart);
  const pauses = await readPauses(database);
  return new Map(
    inCart.map((row) => {
      const approved = row.approvedAt !== null;
      const paused = pauses.get(row.service) ?? null;
      return [
        row.id,
        { ...row, price: priceOf(row), isSample: isSample(row.fields), approved, paused, ...pathsOf(row) },
      ];
    }),
  );
}

type PricedLine = Pick<PrintLineRow, 'service' | 'fields' | 'quantity' | 'pages'>;

/**
 * Returns a function that calculates a line's price per copy in paise. The price is null if the
 * shop quotes it on request.
 */
export async function readUnitPrices(
  database: Database,
  lines: readonly PricedLine[],
): Promise<(line: PricedLine) => Paise | null> {
  const tables = new Map<PrintServiceId, readonly PrintPriceRow[]>();
  for (const service of new Set(lines.map((line) => line.service)))
    tables.set(service, await pricesOf(database, service));
  return (line) => printPrice(tables.get(line.service) ?? [], line)?.unit ?? null;
}

export function pathsOf({ id, service, design }: Pick<PrintLineRow, 'id' | 'service' | 'design'>) {
  return { editPath: `/${[service, design].filter(Boolean).join('/')}?line=${id}`, proofPath: `/print-proof/${id}` };
}
