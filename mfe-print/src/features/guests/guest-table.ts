import { guestLine, hasDevanagari, hasPinCode } from '@kaagazz/domain/print';

const NAME_TITLES = ['name', 'names', 'guest', 'guests', 'guest name', 'full name', 'invitee', 'नाम', 'अतिथि'];
const OTHER_NAME_TITLES = [
  ...['other name', 'second name', 'name in other script', 'हिंदी नाम', 'हिन्दी नाम', 'मराठी नाव'],
  ...['hindi', 'hindi name', 'name in hindi', 'marathi', 'marathi name', 'name in marathi'],
  ...['devanagari', 'devanagari name', 'name in devanagari', 'english', 'english name', 'name in english'],
];

/**
 * Titles of columns that contain addresses. If there are several, their cells are joined in column
 * order.
 */
const ADDRESS_TITLES = [
  ...['address', 'postal address', 'address line 1', 'address line 2', 'address line 3', 'street', 'area', 'locality'],
  ...['landmark', 'city', 'town', 'village', 'district', 'state', 'pin', 'pin code', 'pincode', 'postal code'],
  ...['पता', 'शहर', 'राज्य', 'पिन', 'पिन कोड'],
];

export interface GuestLines {
  /** Lines for the guest list, one per table row. */
  lines: string[];
  /** Whether the table has columns that are not printed. */
  hasOtherColumns: boolean;
}

/** Splits CSV (RFC 4180), or text separated by tabs or semicolons, into rows of cells. */
export function parseDelimited(text: string): string[][] {
  const [firstLine = ''] = text.split(/\r?\n/, 1);
  const separator = text.includes('\t') ? '\t' : firstLine.includes(';') && !firstLine.includes(',') ? ';' : ',';
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text.charAt(at + 1) === '"') cell += text.charAt((at += 1));
      else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === separator || letter === '\n') {
      rows.at(-1)?.push(cell);
      cell = '';
      if (letter === '\n') rows.push([]);
    } else if (letter !== '\r') cell += letter;
  }
  rows.at(-1)?.push(cell);
  return rows;
}

/** Returns whether pasted text is a table from a spreadsheet rather than a plain list of names. */
export function isTable(text: string): boolean {
  const [header = []] = parseDelimited(text);
  return text.includes('\t') || (header.length > 1 && columnsIn(header) !== null);
}

/**
 * Returns guest list lines for the rows of a spreadsheet. The first row may contain column titles.
 * Without titles, names are read from the first column and names in another script from the second,
 * and a later cell with a PIN code is the address. A row without a name stays in the list, so that
 * the shopper can see it.
 */
export function guestLines(rows: readonly (readonly string[])[]): GuestLines {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const titled = columnsIn(filled[0] ?? []);
  const body = titled ? filled.slice(1) : filled;
  const name =
    titled?.name ??
    Math.max(
      0,
      (filled[0] ?? []).findIndex((cell) => cell.trim() !== ''),
    );
  const other = titled ? titled.otherName : name + 1;
  let hasOtherColumns = false;
  const lines = body.map((row) => {
    const cells = row.map((cell) => cell.replace(/\s+/g, ' ').trim());
    const addressColumns =
      titled?.address ?? cells.flatMap((cell, column) => (column > name && hasPinCode(cell) ? [column] : []));
    const addressCells = addressColumns.map((column) => cells[column] ?? '');
    const second = cells[other] ?? '';
    const isOtherName = titled !== null || hasDevanagari(second) !== hasDevanagari(cells[name] ?? '');
    const printed = [cells[name] ?? '', isOtherName && !addressCells.includes(second) ? second : ''];
    const read = [...printed, ...addressCells];
    hasOtherColumns ||= cells.some((cell) => cell !== '' && !read.includes(cell));
    if (printed[0] === '') return guestLine(['', cells.filter(Boolean).join(' ')]);
    return guestLine([...printed, addressIn(addressColumns.map((column) => row[column] ?? ''))]);
  });
  return { lines, hasOtherColumns };
}

/** Joins the parts of an address with commas, except that a PIN code is preceded by a space. */
function addressIn(parts: readonly string[]): string {
  return parts
    .flatMap((part) => part.split(/[\n,]/))
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .reduce((address, part) => address + (/^[\d ]+$/.test(part) ? ' ' : ', ') + part, '')
    .replace(/^,? /, '');
}

function columnsIn(header: readonly string[]): { name: number; otherName: number; address: number[] } | null {
  const titles = header.map((cell) => cell.trim().toLowerCase());
  const name = titles.findIndex((title) => NAME_TITLES.includes(title));
  if (name < 0) return null;
  const address = titles.flatMap((title, column) => (ADDRESS_TITLES.includes(title) ? [column] : []));
  return { name, otherName: titles.findIndex((title) => OTHER_NAME_TITLES.includes(title)), address };
}
