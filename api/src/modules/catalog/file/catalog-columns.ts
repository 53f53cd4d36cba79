import type { CatalogColumn } from '@kaagazz/api-schema';

/** Columns that a file may do without. */
export const OPTIONAL_COLUMNS: readonly CatalogColumn[] = [
  'stockVersion',
  'onSale',
  'rating',
  'topPick',
  'popularity',
  'createdAt',
];

/** Between the entries of a cell that holds several: tags, images. */
export const BETWEEN_ENTRIES = ' | ';

/** The entries of a cell that holds several; a bar and blanks are between them. */
export function entriesOf(cell: string): string[] {
  return cell
    .split('|')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** What a spreadsheet program takes for a formula and runs, however many quotes stand before it already. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;
const QUOTED_FORMULA = /^'+[=+\-@\t\r＝＋－＠]/;

/** Text as a cell which no spreadsheet program runs: one quote before what looks like a formula. */
export function toCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text of a cell: the opposite of `toCell`. */
export function fromCell(cell: string): string {
  return QUOTED_FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** Before a picture's name in a dry run: it was looked at and is good, but not stored, because a dry run changes nothing. */
export const CHECKED_PICTURE = 'checked:';
