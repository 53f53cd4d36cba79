import { guestLine, hasDevanagari, hasPinCode } from '@kaagazz/domain/print';

const NAME_WORDS = new Set([
  ...['name', 'names', 'guest', 'guests', 'invitee', 'invitees', 'full', 'of', 'the', 's'],
  ...['employee', 'employees', 'person', 'staff', 'member'],
  ...['नाम', 'नाव', 'अतिथि', 'मेहमान', 'का', 'के'],
]);
const FIRST_AND_LAST_NAME = ['first name', 'last name', 'surname'];
const OTHER_NAME_TITLES = [
  ...['other name', 'second name', 'name in other script', 'हिंदी नाम', 'हिन्दी नाम', 'मराठी नाव'],
  ...['hindi', 'hindi name', 'name in hindi', 'marathi', 'marathi name', 'name in marathi'],
  ...['devanagari', 'devanagari name', 'name in devanagari', 'english', 'english name', 'name in english'],
];

const ADDRESS_TITLES = [
  ...['address', 'postal address', 'address line 1', 'address line 2', 'address line 3', 'street', 'area', 'locality'],
  ...['landmark', 'city', 'town', 'village', 'district', 'state', 'pin', 'pin code', 'pincode', 'postal code'],
  ...['पता', 'शहर', 'राज्य', 'पिन', 'पिन कोड'],
];

export interface GuestLines {
  lines: string[];
  hasOtherColumns: boolean;
  nameTitle: string;
}

const LIST_NUMBER = /^\p{Nd}{1,3}[.)]\s*(?=\p{L})/u;

export function numberedRows(text: string): string[][] | null {
  const lines = text.split(/\r?\n/).flatMap((line) => line.trim() || []);
  return areNumbered(lines) ? lines.map((line) => [line]) : null;
}

function areNumbered(lines: readonly string[]): boolean {
  return lines.filter((line) => LIST_NUMBER.test(line)).length > lines.length / 2;
}

/** Parses CSV (RFC 4180), or text separated by tabs or semicolons. */
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

export function isTable(text: string): boolean {
  const rows = parseDelimited(text).filter(hasText);
  return text.includes('\t') || (rows[titleRowIn(rows)]?.length ?? 0) > 1;
}

export function guestLines(rows: readonly (readonly string[])[]): GuestLines {
  const table = namedRows(rows);
  const { titles, names, body } = table;
  const [name = 0] = names;
  const other = titles ? (columnsWith(titles, OTHER_NAME_TITLES)[0] ?? -1) : name + 1;
  const titledAddress = titles && columnsWith(titles, ADDRESS_TITLES);
  let hasOtherColumns = false;
  const lines = body.map((row) => {
    const cells = row.map((cell) => cell.replace(/\s+/g, ' ').trim());
    const addressColumns =
      titledAddress ?? cells.flatMap((cell, column) => (column > name && hasPinCode(cell) ? [column] : []));
    const addressCells = addressColumns.map((column) => cells[column] ?? '');
    const nameCells = names.map((column) => cells[column] ?? '');
    const second = cells[other] ?? '';
    const isOtherName = titles !== null || hasDevanagari(second) !== hasDevanagari(nameCells.join(''));
    const otherName = isOtherName && !addressCells.includes(second) ? second : '';
    const read = [...nameCells, otherName, ...addressCells];
    hasOtherColumns ||= cells.some((cell) => cell !== '' && !read.includes(cell));
    const printed = nameIn(table, cells);
    if (printed === '') return guestLine(['', cells.filter(Boolean).join(' ')]);
    return guestLine([printed, otherName, addressIn(addressColumns.map((column) => row[column] ?? ''))]);
  });
  return { lines, hasOtherColumns, nameTitle: table.nameTitle };
}

interface NamedRows {
  titles: readonly string[] | null;
  names: readonly number[];
  body: readonly (readonly string[])[];
  isNumbered: boolean;
  nameTitle: string;
}

export function namedRows(rows: readonly (readonly string[])[]): NamedRows {
  const filled = rows.filter(hasText);
  const at = titleRowIn(filled);
  const header = filled[at] ?? [];
  const body = filled.slice(at + 1);
  const titled = nameColumns(header);
  const names = titled ?? [
    Math.max(
      0,
      (filled[0] ?? []).findIndex((cell) => /\p{L}/u.test(cell)),
    ),
  ];
  const isNumbered = areNumbered(body.map((row) => (row[names[0] ?? 0] ?? '').trim()));
  return {
    ...{ titles: titled && titlesIn(header), names, body, isNumbered },
    nameTitle: titled ? names.map((column) => header[column]).join(' ') : '',
  };
}

export function nameIn({ names, isNumbered }: NamedRows, cells: readonly string[]): string {
  const name = names
    .map((column) => cells[column] ?? '')
    .join(' ')
    .trim();
  return isNumbered ? name.replace(LIST_NUMBER, '') : name;
}

function addressIn(parts: readonly string[]): string {
  return parts
    .flatMap((part) => part.split(/[\n,]/))
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .reduce((address, part) => address + (/^[\d ]+$/.test(part) ? ' ' : ', ') + part, '')
    .replace(/^,? /, '');
}

function titlesIn(header: readonly string[]): string[] {
  return header.map((cell) =>
    cell
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim(),
  );
}

export function columnsWith(titles: readonly string[], known: readonly string[]): number[] {
  return titles.flatMap((title, column) => (known.includes(title) ? [column] : []));
}

function nameColumns(header: readonly string[]): number[] | null {
  const titles = titlesIn(header);
  if (titles.includes('first name')) return columnsWith(titles, FIRST_AND_LAST_NAME);
  const name = titles.findIndex((title) => title !== '' && title.split(' ').every((word) => NAME_WORDS.has(word)));
  return name < 0 ? null : [name];
}

const hasText = (row: readonly string[]) => row.some((cell) => cell.trim() !== '');

function titleRowIn(rows: readonly (readonly string[])[]): number {
  const isHeading = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length === 1;
  const first = nameColumns(rows[0] ?? []) ? 0 : rows.findIndex((row) => !isHeading(row));
  return nameColumns(rows[first] ?? []) ? first : -1;
}
