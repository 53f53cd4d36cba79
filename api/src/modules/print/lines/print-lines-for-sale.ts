import { isPrintLineId, type Paise } from '@kaagazz/domain';
import { type PrintPriceRow, printPrice, type PrintServiceId } from '@kaagazz/domain/print';
import type { Database } from '../../../db/database.ts';
import { endUses, insertUse } from '../files/print-files.repository.ts';
import { linesOf, lockLines, markLines, type PrintLineRow } from './print-lines.repository.ts';

export interface PrintLineForSale extends Pick<
  PrintLineRow,
  'id' | 'title' | 'quantity' | 'options' | 'fileName' | 'image'
> {
  /** Current price of one copy in paise, or null if it is on request. */
  price: Paise | null;
  approved: boolean;
  editPath: string;
  proofPath: string;
}

export type PricesOf = (tx: Database, service: PrintServiceId) => Promise<readonly PrintPriceRow[]>;

/**
 * Returns the lines among these ids that are in the shopper's cart. Takes no locks, so use it only
 * for display.
 */
export async function printLinesForSale(
  database: Database,
  pricesOf: PricesOf,
  userId: string | null,
  ids: readonly string[],
): Promise<Map<string, PrintLineForSale>> {
  const wanted = ids.filter(isPrintLineId);
  if (userId === null || wanted.length === 0) return new Map();
  return forSale(database, pricesOf, await linesOf(database, userId, wanted));
}

/**
 * Like `printLinesForSale`, but locks the lines in the order of their ids. Lock payment attempts
 * and products first.
 */
export async function lockPrintLines(
  tx: Database,
  pricesOf: PricesOf,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, PrintLineForSale>> {
  const wanted = ids.filter(isPrintLineId);
  return wanted.length === 0 ? new Map() : forSale(tx, pricesOf, await lockLines(tx, userId, wanted));
}

/**
 * Marks paid lines as ordered, even if they have left the cart. Lock payment attempts and products
 * first.
 *
 * @returns false, without any change, if a line was deleted or already ordered
 */
export async function takePrintLines(
  tx: Database,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<boolean> {
  const wanted = ids.filter(isPrintLineId);
  if (wanted.length === 0) return true;
  const locked = await lockLines(tx, userId, wanted);
  if (locked.length < wanted.length || locked.some(({ state }) => state === 'ordered')) return false;
  await markLines(tx, wanted, 'ordered', now);
  for (const { id, fileId } of locked) {
    if (fileId !== null) await insertUse(tx, { fileId, lineId: id, ordered: true });
  }
  return true;
}

/**
 * Ends the use of files by the lines of a cancelled order. The files count against the account's
 * quota again, and are deleted after a week unless they are used again. Lines and proofs stay with
 * the order.
 */
export async function releasePrintFiles(tx: Database, ids: readonly string[], now: Date): Promise<void> {
  await endUses(tx, ids.filter(isPrintLineId).toSorted(), now);
}

async function forSale(database: Database, pricesOf: PricesOf, rows: readonly PrintLineRow[]) {
  const inCart = rows.filter(({ state }) => state === 'cart');
  const tables = new Map<PrintServiceId, readonly PrintPriceRow[]>();
  for (const { service } of inCart) {
    if (!tables.has(service)) tables.set(service, await pricesOf(database, service));
  }
  return new Map(inCart.map((row) => [row.id, saleOf(row, tables.get(row.service) ?? [])]));
}

function saleOf(row: PrintLineRow, prices: readonly PrintPriceRow[]): PrintLineForSale {
  const { id, title, quantity, options, fileName, image, approvedAt } = row;
  return {
    id,
    title,
    quantity,
    options,
    fileName,
    image,
    price: unitPriceOf(row, prices),
    approved: approvedAt !== null,
    ...pathsOf(row),
  };
}

/** Returns the price of one copy in paise, or null if it is on request. */
export function unitPriceOf(
  { fields, quantity, pages }: Pick<PrintLineRow, 'fields' | 'quantity' | 'pages'>,
  prices: readonly PrintPriceRow[],
): Paise | null {
  return printPrice(prices, { fields, quantity, pages })?.unit ?? null;
}

export function pathsOf({ id, service, design }: Pick<PrintLineRow, 'id' | 'service' | 'design'>) {
  return { editPath: `/${[service, design].filter(Boolean).join('/')}?line=${id}`, proofPath: `/print-proof/${id}` };
}
