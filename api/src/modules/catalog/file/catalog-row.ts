import {
  categorySlug,
  discountedPrice,
  fromRupees,
  hsnCodeProblem,
  normaliseQuantityDiscounts,
  quantityDiscountProblem,
} from '@kaagazz/domain';
import { type CatalogColumn, isVisible, LONGEST_ALT } from '@kaagazz/api-schema';
import { fromCell, SEPARATOR, splitCell } from '../../../csv/csv-cell.ts';
import { invalid, optional, parseCells } from '../../../csv/parse-cells.ts';
import { LATEST_MOMENT } from '../cursor.ts';

/**
 * Row of a catalogue file. If a cell is null, an existing product keeps its value and a new product
 * gets the default.
 */
export type CatalogRow = { [Column in keyof typeof CELLS]: ReturnType<(typeof CELLS)[Column]> };

/** Products can't have these ids, because routes such as `/api/product/list` already exist. */
const TAKEN_IDS = ['list', 'suggest', 'top-picks', 'category'];
/** Maximum price in rupees. Prices are stored in paise as 32-bit integers. */
const LARGEST_PRICE = 20_000_000;
const LARGEST_STOCK = 1_000_000;
const control = /[^\P{Cc}\t\n\r]/u;

export function parseCatalogRow(
  cells: Partial<Record<CatalogColumn, string>>,
  onMistake: (column: CatalogColumn, message: string) => void,
): CatalogRow | null {
  const row = parseCells<CatalogRow>(cells, CELLS, onMistake);
  if (row?.description === '' && row.onSale !== false) {
    onMistake('description', 'is empty');
    return null;
  }
  if (row?.imageAlts && row.imageAlts.length !== row.images.length) {
    onMistake('imageAlts', `has ${row.imageAlts.length} alt texts for ${row.images.length} images`);
    return null;
  }
  if (!row || !isRoundedAway(row)) return row;
  onMistake('originalPrice', 'is so little that shoppers would pay nothing: they pay whole rupees, rounded down');
  return null;
}

const count = (cell: string): number => wholeNumber(cell, 0, 2 ** 31 - 1);

const CELLS = {
  id: slug,
  title: (cell: string) => text(cell, 200),
  description: (cell: string) => (cell === '' ? '' : text(cell, 10_000)),
  category: (cell: string) => categorySlug(cell) ?? cell,
  /** In paise. */
  originalPrice: price,
  discountPercent: (cell: string) => wholeNumber(cell, 0, 100),
  stock: (cell: string) => wholeNumber(cell, 0, LARGEST_STOCK),
  stockAtExport: optional(count),
  stockVersion: optional(count),
  tags,
  images,
  imageAlts: optional(alts),
  onSale: optional(yesOrNo),
  rating: optional(stars),
  topPick: numberOrNone(1000),
  popularity: optional((cell) => wholeNumber(cell, -1_000_000_000, 1_000_000_000)),
  createdAt: optional(moment),
  lowStockAt: optional((cell) => wholeNumber(cell, 0, LARGEST_STOCK)),
  hsn,
  weightGrams: numberOrNone(1_000_000),
  size: textOrNone(100),
  pages: numberOrNone(10_000),
  gsm: numberOrNone(2_000),
  fibre: textOrNone(200),
  contents: textOrNone(500),
  care: textOrNone(500),
  maker: textOrNone(300),
  origin: optional((cell) => text(cell, 60)),
  sku: textOrNone(60),
  colour: textOrNone(60),
  variantGroup: (cell: string) => (cell === '' ? '' : slug(cell)),
  quantityDiscounts,
  recommendedAge: numberOrNone(99),
};

function text(cell: string, longest: number): string {
  const plain = fromCell(cell).trim();
  if (!isVisible(plain)) invalid('is empty');
  if (plain.length > longest) invalid(`has ${plain.length} characters, but at most ${longest} are allowed`);
  if (!plain.isWellFormed() || control.test(plain)) invalid('has characters that cannot be printed');
  return plain;
}

function textOrNone(longest: number): (cell: string) => string {
  return (cell) => (cell === '' ? '' : text(cell, longest));
}

function numberOrNone(most: number): (cell: string) => number {
  return (cell) => (cell === '' ? 0 : wholeNumber(cell, 1, most));
}

function hsn(cell: string): string {
  if (hsnCodeProblem(cell) !== undefined) invalid('must have 4, 6 or 8 digits');
  return cell;
}

function quantityDiscounts(cell: string): string {
  const problem = quantityDiscountProblem(cell);
  return problem === undefined ? normaliseQuantityDiscounts(cell) : invalid(`is not valid. ${problem}`);
}

function slug(cell: string): string {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(cell) || cell.length > 100) {
    invalid('must be words of a-z and 0-9 with - between them, at most 100 characters: notebook-a5-marigold');
  }
  if (TAKEN_IDS.includes(cell)) invalid(`cannot be ${cell}, because the shop uses that URL for another page`);
  return cell;
}

function withPoint(cell: string): string {
  return cell.replace(/^(\d+),(\d{1,2})$/, '$1.$2');
}

function price(written: string): number {
  const cell = withPoint(written);
  if (/^-\d/.test(cell)) invalid('is negative');
  if (/^\d+\.\d{3,}$/.test(cell)) invalid('has more than two decimals');
  if (!/^\d+(\.\d{1,2})?$/.test(cell)) invalid('must be rupees without a sign or comma: 350 or 99.50');
  const rupees = Number(cell);
  if (rupees === 0) invalid('is 0');
  if (rupees > LARGEST_PRICE) invalid(`is above ${LARGEST_PRICE}`);
  return fromRupees(rupees);
}

function isRoundedAway({ originalPrice, discountPercent }: Record<'originalPrice' | 'discountPercent', number | null>) {
  if (originalPrice === null || discountPercent === null || discountPercent === 100) return false;
  return discountedPrice(originalPrice, discountPercent) === 0;
}

function wholeNumber(cell: string, least: number, most: number): number {
  const plain = fromCell(cell);
  if (!/^[+-]?\d{1,15}$/.test(plain)) invalid(plain === '' ? 'is empty' : 'must be a whole number');
  const number = Number(plain);
  if (number < 0 && least === 0) invalid('is negative');
  if (number < least || number > most) invalid(`must be from ${least} to ${most}`);
  return number;
}

function stars(written: string): number {
  const cell = withPoint(written);
  if (!/^\d(\.\d+)?$/.test(cell) || Number(cell) > 5) invalid('must be from 0 to 5');
  return Number(cell);
}

function yesOrNo(cell: string): boolean {
  const word = cell.toLowerCase();
  if (word === 'yes' || word === 'true') return true;
  return word === 'no' || word === 'false' ? false : invalid('must be yes or no');
}

function moment(cell: string): string {
  const [, day] = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/.exec(cell) ?? [];
  const time = Date.parse(cell);
  const isMoment = day !== undefined && isDay(day) && time >= 0 && time <= LATEST_MOMENT;
  if (!isMoment) invalid('must be a day like 2026-03-31, or a time like 2026-03-31T09:00:00Z');
  return new Date(time).toISOString();
}

function isDay(day: string): boolean {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

function tags(cell: string): string[] {
  const all = splitCell(fromCell(cell)).map((tag) => text(tag, 40).toLowerCase());
  if (all.length > 20) invalid('has more than 20 tags');
  return [...new Set(all)];
}

/**
 * Parses picture names. Keeps duplicates, because the alt texts are matched to the pictures by
 * position.
 */
function images(cell: string): string[] {
  const all = splitCell(fromCell(cell));
  if (all.length > 10) invalid('has more than 10 pictures');
  const strange = all.find((name) => name.length > 200 || control.test(name) || /[/\\]/.test(name));
  if (strange !== undefined) invalid('has a picture whose name is not a valid file name');
  return all;
}

function alts(cell: string): string[] {
  const all = fromCell(cell).split(SEPARATOR.trim());
  return all.map((alt) => (alt.trim() === '' ? '' : text(alt, LONGEST_ALT)));
}
