import { PRICE_COLUMNS, type PriceColumn } from '@kaagazz/api-schema';
import {
  findPriceMistakes,
  isPrintServiceId,
  PRICED_PER,
  PRINT_SERVICES,
  type PriceMistake,
  type PrintPriceRow,
  type PrintServiceId,
  spellPriceRow,
} from '@kaagazz/domain/print';
import { CsvError, type InfoRecord, parse } from 'csv-parse/sync';
import { fromCell } from '../../catalog/file/catalog-columns.ts';
import { BETWEEN_OPTIONS, type PriceFileMistake } from './price-columns.ts';

/** A row of the file with its place. */
export interface PlacedRow {
  /** of the file, 1 first */
  line: number;
  row: PrintPriceRow;
}

/** A file of prices, checked. */
export interface PriceFile {
  /** rows by service, in the order of the file; a service that is not in it has no entry */
  tables: Map<PrintServiceId, PlacedRow[]>;
  /** by service: which prices the file was made from, as the export wrote it; without an entry it does not say */
  versions: Map<PrintServiceId, string>;
  mistakes: PriceFileMistake[];
}

type Cells = Partial<Record<PriceColumn, string>>;
interface PlacedCells {
  line: number;
  cells: Cells;
}

/** Columns that a file may do without. */
const OPTIONAL: readonly PriceColumn[] = ['version'];
const SERVICES = Object.keys(PRINT_SERVICES).join(', ');

/** With what XLSX and ODS begin: both are ZIP archives. */
const WORKBOOK = Buffer.from('PK\u0003\u0004', 'latin1');
/** What stands between cells, by the country that a spreadsheet program is set to; tabs in what Excel calls Unicode text. */
const DELIMITERS = [';', '\t'];

/**
 * Reads a file of prices: RFC 4180, with commas, semicolons or tabs; UTF-8, or UTF-16 with a byte order mark. Every mistake is told, not
 * only the first.
 */
export function readPriceFile(bytes: Buffer): PriceFile {
  const file: PriceFile = { tables: new Map(), versions: new Map(), mistakes: [] };
  const wrong = (line: number, column: PriceColumn | null, message: string) =>
    file.mistakes.push({ line, column, message });

  for (const { line, cells } of readCells(bytes, wrong)) {
    const before = file.mistakes.length;
    const service = readService(cells, (column, message) => wrong(line, column, message));
    const row = readRow(cells, (column, message) => wrong(line, column, message));
    if (service === null) continue;
    noteVersion(file, service, cells.version?.trim() ?? '', (message) => wrong(line, 'version', message));
    if (file.mistakes.length > before) continue;
    file.tables.set(service, [...(file.tables.get(service) ?? []), { line, row: spellPriceRow(service, row) }]);
  }

  for (const [service, placed] of file.tables) {
    for (const mistake of findPriceMistakes(
      service,
      placed.map(({ row }) => row),
    )) {
      wrong(placed[mistake.row]?.line ?? 1, columnOf(mistake), mistake.message);
    }
  }
  file.mistakes.sort((one, other) => one.line - other.line);
  return file;
}

function columnOf({ part }: PriceMistake): PriceColumn | null {
  return part === 'row' ? null : part;
}

type Complain = (line: number, column: PriceColumn | null, message: string) => void;

/** By the first line: no name of a column has such a character in it, and a UTF-16 one differs by its zeros only. */
function delimiterOf(bytes: Buffer): string {
  const head =
    bytes
      .subarray(0, 1000)
      .toString('latin1')
      .split(/[\r\n]/, 1)[0] ?? '';
  return head.includes(',') ? ',' : (DELIMITERS.find((delimiter) => head.includes(delimiter)) ?? ',');
}

/** Without the empty cells at the end that a spreadsheet program keeps of columns that somebody emptied. */
function withoutTail(record: readonly string[], length: number): string[] {
  const used = record.findLastIndex((cell) => cell.trim() !== '') + 1;
  return record.slice(0, Math.max(used, length));
}

function readCells(bytes: Buffer, wrong: Complain): PlacedCells[] {
  if (bytes.subarray(0, WORKBOOK.length).equals(WORKBOOK)) {
    wrong(1, null, 'this is a workbook: save it as "CSV UTF-8", and bring that in');
    return [];
  }
  const delimiter = delimiterOf(bytes);
  let records: { record: string[]; info: InfoRecord }[];
  try {
    records = parse(bytes, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as never;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    wrong(
      Number(error.lines) || 1,
      null,
      'a quote is never closed or stands inside a cell: write "" for each quote in a cell',
    );
    return [];
  }
  const [head, ...rest] = records;
  const columns = head ? readHead(withoutTail(head.record, 1), wrong) : null;
  if (!head) wrong(1, null, 'the file is empty; its first line names the columns');
  if (!columns) return [];
  if (rest.length === 0) wrong(1, null, 'the file has no prices');
  return rest.flatMap(({ record: cells, info: { lines: line } }) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const record = withoutTail(cells, columns.length);
    if (record.length !== columns.length) {
      wrong(line, null, `has ${record.length} cells; the first line has ${columns.length}`);
      return [];
    }
    if (record.some((cell) => cell.includes('\uFFFD') || cell.includes('\0'))) {
      wrong(line, null, 'has characters that are not UTF-8: save the file as "CSV UTF-8"');
      return [];
    }
    return [
      { line, cells: Object.fromEntries(columns.map((column, place) => [column, fromCell(record[place] ?? '')])) },
    ];
  });
}

function readHead(record: readonly string[], wrong: Complain): PriceColumn[] | null {
  const names = record.map((name) => name.trim());
  const mistakes = names
    .filter((name) => !isColumn(name))
    .map((name) => `unknown column "${name.slice(0, 60)}"; there are ${PRICE_COLUMNS.join(', ')}`);
  for (const column of PRICE_COLUMNS) {
    const times = names.filter((name) => name === column).length;
    if (times > 1) mistakes.push(`column ${column} is there ${times} times`);
    if (times === 0 && !OPTIONAL.includes(column)) mistakes.push(`column ${column} is missing`);
  }
  for (const message of mistakes) wrong(1, null, message);
  return mistakes.length === 0 ? names.filter(isColumn) : null;
}

function isColumn(name: string): name is PriceColumn {
  return (PRICE_COLUMNS as readonly string[]).includes(name);
}

type ComplainOfCell = (column: PriceColumn, message: string) => void;

function readService({ service = '' }: Cells, wrong: ComplainOfCell): PrintServiceId | null {
  const id = service.trim();
  if (isPrintServiceId(id)) return id;
  wrong('service', id === '' ? `is empty: there is ${SERVICES}` : `is none of ${SERVICES}`);
  return null;
}

function readRow({ options = '', per = '', from = '', price = '' }: Cells, wrong: ComplainOfCell): PrintPriceRow {
  const unit = PRICED_PER.find((known) => known === per.trim().toLowerCase());
  if (!unit) wrong('per', `must be ${PRICED_PER.join(' or ')}`);
  return {
    options: readOptions(options, wrong),
    per: unit ?? 'piece',
    from: readNumber(from.trim(), /^\d{1,9}$/, 'must be a whole number: from how many pieces on', (message) =>
      wrong('from', message),
    ),
    price: readNumber(
      price.trim(),
      /^-?\d{1,9}(\.\d+)?$/,
      'must be rupees, with a point and nothing else: 38, 1200 or 99.50',
      (message) => wrong('price', message),
    ),
  };
}

function readOptions(cell: string, wrong: ComplainOfCell): Record<string, string> {
  const options = new Map<string, string>();
  for (const part of cell.split(BETWEEN_OPTIONS.trim()).filter((text) => text.trim() !== '')) {
    const [, name, value] = /^\s*([^:]*?)\s*:\s*(.*?)\s*$/s.exec(part) ?? [];
    if (name === undefined || value === undefined) {
      wrong(
        'options',
        `"${part.trim()}" must be a name, a colon and a value: size: A4${BETWEEN_OPTIONS}paperType: Matte`,
      );
    } else if (options.has(name)) wrong('options', `${name} is there twice`);
    else options.set(name, value);
  }
  return Object.fromEntries(options);
}

function readNumber(cell: string, shape: RegExp, words: string, wrong: (message: string) => void): number {
  if (!shape.test(cell)) wrong(cell === '' ? 'is empty' : words);
  return Number(cell);
}

function noteVersion(
  { versions }: PriceFile,
  service: PrintServiceId,
  version: string,
  wrong: (message: string) => void,
) {
  if (version === '') return;
  const known = versions.get(service);
  if (known === undefined) versions.set(service, version);
  else if (known !== version) wrong(`is not the ${known} of the other rows of ${service}: leave this column alone`);
}
