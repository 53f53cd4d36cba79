import { isPrintLineId, type Paise } from '@kaagazz/domain';
import { type PrintPriceRow, printPrice, type PrintServiceId } from '@kaagazz/domain/print';
import type { Database } from '../../../db/database.ts';
import { giveUpFiles, insertUse } from '../files/print-files.repository.ts';
import { linesOf, lockLines, markLines, type PrintLineRow } from './print-lines.repository.ts';

/** The fields of a print line that checkout needs. */
export interface PrintLineForSale extends Pick<
  PrintLineRow,
  'id' | 'title' | 'quantity' | 'options' | 'fileName' | 'image'
> {
  /** of one copy at today's table, in paise; null: on request */
  price: Paise | null;
  /** whether the shopper has approved what will be printed */
  approved: boolean;
  editPath: string;
  proofPath: string;
}

/** The rows of a service's price table, as they are in this transaction. */
export type PricesOf = (tx: Database, service: PrintServiceId) => Promise<readonly PrintPriceRow[]>;

/**
 * Lines that this shopper has in the cart, of these ids; all other ids, products', strangers' and those that were paid for already, are left out.
 * Holds nothing: good for telling, not for selling.
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

/** The same, and all of these locked until the transaction ends, in the order of ids; lock attempts and products before. */
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
 * Makes lines ordered that were paid for: all of these or, when one was ordered before or is gone for good, none. One that was taken out of the
 * cart meanwhile is ordered all the same, because it was paid. Lock attempts and products before.
 *
 * @returns whether they are ordered by this
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
 * An order was cancelled: nothing will be printed of its lines, so their files are the shopper's own affair again. They count against what an account
 * may keep, can be removed or ordered again, and go after a week, unless another line needs them. The lines and their proofs stay with the order.
 */
export async function giveBackPrintFiles(tx: Database, ids: readonly string[], now: Date): Promise<void> {
  await giveUpFiles(tx, ids.filter(isPrintLineId).toSorted(), now);
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

/** What one copy costs by a service's table, in paise; null: on request. The pages are the file's own, where it has any that can be counted (E3). */
export function unitPriceOf(
  { fields, quantity, pages }: Pick<PrintLineRow, 'fields' | 'quantity' | 'pages'>,
  prices: readonly PrintPriceRow[],
): Paise | null {
  return printPrice(prices, { fields, quantity, pages })?.unit ?? null;
}

/** Where a line is changed, and where its proof is looked at. */
export function pathsOf({ id, service, design }: Pick<PrintLineRow, 'id' | 'service' | 'design'>) {
  return { editPath: `/${[service, design].filter(Boolean).join('/')}?line=${id}`, proofPath: `/print-proof/${id}` };
}
