import { categoryOf, CATEGORIES, type CategorySlug, discountedPrice, fromRupees } from '@kaagazz/domain';
import { type CatalogColumn, isVisible } from '@kaagazz/api-schema';
import { LATEST_MOMENT } from '../cursor.ts';
import { entriesOf, fromCell } from './catalog-columns.ts';

/** A row of the file, each value as the database has it. `null` in a column that may be left out: as it is, or the usual one. */
export interface CatalogRow {
  id: string;
  title: string;
  description: string;
  category: CategorySlug;
  /** paise */
  originalPrice: number;
  discountPercent: number;
  stock: number;
  stockAtExport: number | null;
  stockVersion: number | null;
  tags: string[];
  /** names as the file has them */
  images: string[];
  onSale: boolean | null;
  rating: number | null;
  /** 0: not among the Best Picks */
  topPick: number | null;
  popularity: number | null;
  createdAt: string | null;
}

export type Cells = Partial<Record<CatalogColumn, string>>;

/** Thrown by the reader of one cell, in words for the person who wrote it. */
class WrongCell extends Error {}

const wrong = (message: string): never => {
  throw new WrongCell(message);
};

/** Paths of the product calls: a product of that name could not be asked for. */
const TAKEN_IDS = ['list', 'suggest', 'top-picks', 'category'];
/** Two crore rupees: more, in paise, does not fit the database's integer. */
const LARGEST_PRICE = 20_000_000;
const LARGEST_STOCK = 1_000_000;
const control = /[^\P{Cc}\t\n\r]/u;

/**
 * Reads a row's cells. Every cell that is wrong is told, not only the first.
 *
 * @param onMistake called for each wrong cell
 * @returns null when a cell was wrong
 */
export function readRow(cells: Cells, onMistake: (column: CatalogColumn, message: string) => void): CatalogRow | null {
  const wrongColumns: CatalogColumn[] = [];
  const refuse = (column: CatalogColumn, message: string): void => {
    wrongColumns.push(column);
    onMistake(column, message);
  };
  const read = <Value>(column: CatalogColumn, reader: (cell: string) => Value): Value | null => {
    const cell = cells[column];
    if (cell === undefined) return null;
    try {
      if (cell.includes('\uFFFD')) wrong('has characters that are not UTF-8: save the file as "CSV UTF-8"');
      return reader(cell.trim());
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error;
      refuse(column, error.message);
      return null;
    }
  };

  const row = {
    id: read('id', slug),
    title: read('title', (cell) => text(cell, 200)),
    description: read('description', (cell) => text(cell, 10_000)),
    category: read('category', category),
    originalPrice: read('originalPrice', price),
    discountPercent: read('discountPercent', (cell) => wholeNumber(cell, 0, 100)),
    stock: read('stock', (cell) => wholeNumber(cell, 0, LARGEST_STOCK)),
    stockAtExport: read('stockAtExport', optional(count)),
    stockVersion: read('stockVersion', optional(count)),
    tags: read('tags', tags),
    images: read('images', images),
    onSale: read('onSale', optional(yesOrNo)),
    rating: read('rating', optional(stars)),
    topPick: read('topPick', (cell) => (cell === '' ? 0 : wholeNumber(cell, 1, 1000))),
    popularity: read(
      'popularity',
      optional((cell) => wholeNumber(cell, -1_000_000_000, 1_000_000_000)),
    ),
    createdAt: read('createdAt', optional(moment)),
  };
  if (isRoundedAway(row)) {
    refuse('originalPrice', 'is so little that shoppers would pay nothing: they pay whole rupees, rounded down');
  }
  // Every column that must be there has been read, so it is null only when it was wrong.
  return wrongColumns.length === 0 ? (row as CatalogRow) : null;
}

const optional =
  <Value>(reader: (cell: string) => Value) =>
  (cell: string): Value | null =>
    cell === '' ? null : reader(cell);

const count = (cell: string): number => wholeNumber(cell, 0, 2 ** 31 - 1);

function text(cell: string, longest: number): string {
  const plain = fromCell(cell).trim();
  if (!isVisible(plain)) wrong('is empty');
  if (plain.length > longest) wrong(`has ${plain.length} characters; at most ${longest} fit`);
  if (!plain.isWellFormed() || control.test(plain)) wrong('has characters that cannot be printed');
  return plain;
}

function slug(cell: string): string {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(cell) || cell.length > 100) {
    wrong('must be words of a-z and 0-9 with - between them, at most 100 characters: notebook-a5-marigold');
  }
  if (TAKEN_IDS.includes(cell)) wrong(`cannot be ${cell}: the shop needs that address itself`);
  return cell;
}

function category(cell: string): CategorySlug {
  const known = CATEGORIES.map(({ slug: name }) => name).join(', ');
  return categoryOf(cell)?.slug ?? wrong(`is none of the shop's: ${known}`);
}

function price(cell: string): number {
  if (/^-\d/.test(cell)) wrong('is negative');
  if (/^\d+\.\d{3,}$/.test(cell)) wrong('has more than two decimals');
  if (!/^\d+(\.\d{1,2})?$/.test(cell)) wrong('must be rupees without a sign or comma: 350 or 99.50');
  const rupees = Number(cell);
  if (rupees === 0) wrong('is 0');
  if (rupees > LARGEST_PRICE) wrong(`is above ${LARGEST_PRICE}`);
  return fromRupees(rupees);
}

/** Whoever gives something away says so by a discount of 100. */
function isRoundedAway({ originalPrice, discountPercent }: Record<'originalPrice' | 'discountPercent', number | null>) {
  if (originalPrice === null || discountPercent === null || discountPercent === 100) return false;
  return discountedPrice(originalPrice, discountPercent) === 0;
}

function wholeNumber(cell: string, least: number, most: number): number {
  const plain = fromCell(cell);
  if (!/^[+-]?\d{1,15}$/.test(plain)) wrong(plain === '' ? 'is empty' : 'must be a whole number');
  const number = Number(plain);
  if (number < 0 && least === 0) wrong('is negative');
  if (number < least || number > most) wrong(`must be from ${least} to ${most}`);
  return number;
}

function stars(cell: string): number {
  if (!/^\d(\.\d+)?$/.test(cell) || Number(cell) > 5) wrong('must be from 0 to 5');
  return Number(cell);
}

function yesOrNo(cell: string): boolean {
  const word = cell.toLowerCase();
  if (word === 'yes' || word === 'true') return true;
  return word === 'no' || word === 'false' ? false : wrong('must be yes or no');
}

function moment(cell: string): string {
  const [, day] = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/.exec(cell) ?? [];
  const time = Date.parse(cell);
  const isMoment = day !== undefined && isDay(day) && time >= 0 && time <= LATEST_MOMENT;
  if (!isMoment) wrong('must be a day like 2026-03-31, or a time like 2026-03-31T09:00:00Z');
  return new Date(time).toISOString();
}

/** JavaScript takes the 30th of February for the 2nd of March. */
function isDay(day: string): boolean {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

function tags(cell: string): string[] {
  const all = entriesOf(fromCell(cell)).map((tag) => text(tag, 40).toLowerCase());
  if (all.length > 20) wrong('has more than 20 tags');
  return [...new Set(all)];
}

function images(cell: string): string[] {
  const all = entriesOf(fromCell(cell));
  if (all.length > 10) wrong('has more than 10 pictures');
  const strange = all.find((name) => name.length > 200 || control.test(name) || /[/\\]/.test(name));
  if (strange !== undefined) wrong('has a picture with a name that is no file name');
  return [...new Set(all)];
}
