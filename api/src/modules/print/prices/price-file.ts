import { Readable } from 'node:stream';
import { PRICE_COLUMNS, type PriceColumn } from '@kaagazz/api-schema';
import {
  findPriceMistakes,
  isPrintServiceId,
  PRICED_PER,
  PRINT_SERVICES,
  type PrintPriceRow,
  type PrintServiceId,
  canonicalPriceRow,
} from '@kaagazz/domain/print';
import { fromCell, SEPARATOR, splitCell } from '../../../csv/csv-cell.ts';
import { type CsvMistake, CsvMistakes } from '../../../csv/csv-mistakes.ts';
import { invalid, optional, parseCells } from '../../../csv/parse-cells.ts';
import { readCsv } from '../../../csv/read-csv.ts';

interface NumberedRow {
  line: number;
  row: PrintPriceRow;
}

interface PriceFile {
  tables: Map<PrintServiceId, NumberedRow[]>;
  versions: Map<PrintServiceId, string>;
  mistakes: CsvMistakes<PriceColumn>;
}

type PriceCells = PrintPriceRow & { service: PrintServiceId; version: string | null };

const SERVICES = Object.keys(PRINT_SERVICES).join(', ');
const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');

export async function readPriceFile(bytes: Buffer): Promise<PriceFile> {
  const file: PriceFile = { tables: new Map(), versions: new Map(), mistakes: new CsvMistakes() };
  const { tables, versions, mistakes } = file;
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) {
    mistakes.add({ line: 1, column: null, message: 'this is a workbook: save it as "CSV UTF-8", and bring that in' });
    return file;
  }

  const format = { columns: PRICE_COLUMNS, optional: ['version'] as const };
  for await (const { line, cells } of readCsv<PriceColumn>(Readable.from([bytes]), format, (mistake) =>
    mistakes.add(mistake),
  )) {
    const wrong = (column: PriceColumn, message: string) => mistakes.add({ line, column, message });
    const parsed = parseCells<PriceCells>(cells, CELLS, wrong);
    if (!parsed) continue;
    const { service, version, ...row } = parsed;
    tables.set(service, [...(tables.get(service) ?? []), { line, row: canonicalPriceRow(service, row) }]);
    if (version === null) continue;
    const known = versions.get(service) ?? version;
    versions.set(service, known);
    if (known !== version) {
      wrong('version', `is not the ${known} of the other rows of ${service}: leave this column alone`);
    }
  }

  for (const [service, numbered] of tables) mistakesInTable(service, numbered).forEach((found) => mistakes.add(found));
  if (tables.size === 0 && mistakes.count === 0) {
    mistakes.add({ line: 1, column: null, message: 'the file has no prices' });
  }
  return file;
}

function mistakesInTable(service: PrintServiceId, numbered: readonly NumberedRow[]): CsvMistake<PriceColumn>[] {
  const rows = numbered.map(({ row }) => row);
  return findPriceMistakes(service, rows).map(({ row, part, message }) => ({
    line: numbered[row]?.line ?? 1,
    column: part === 'row' ? null : part,
    message,
  }));
}

const CELLS = {
  service(cell: string): PrintServiceId {
    if (isPrintServiceId(cell)) return cell;
    return invalid(cell === '' ? `is empty. Write one of ${SERVICES}` : `is not one of ${SERVICES}`);
  },
  options(cell: string): Record<string, string> {
    const options = new Map<string, string>();
    for (const option of splitCell(fromCell(cell))) {
      const [, name, value] = /^([^:]*?)\s*:\s*(.*)$/s.exec(option) ?? [];
      if (name === undefined || value === undefined) {
        return invalid(`"${option}" must be a name, a colon and a value: size: A4${SEPARATOR}paperType: Matte`);
      }
      if (options.has(name)) invalid(`${name} is there twice`);
      options.set(name, value);
    }
    return Object.fromEntries(options);
  },
  per(cell: string): PrintPriceRow['per'] {
    const unit = PRICED_PER.find((known) => known === cell.toLowerCase());
    return unit ?? invalid(`must be ${PRICED_PER.join(' or ')}`);
  },
  from: (cell: string) => toNumber(cell, /^\d{1,9}$/, 'must be a whole number: from how many pieces on'),
  price(cell: string) {
    const shape = /^-?\d{1,9}(\.\d+)?$/;
    return toNumber(fromCell(cell), shape, 'must be rupees, with a point and nothing else: 38, 1200 or 99.50');
  },
  version: optional((cell) => cell),
};

function toNumber(cell: string, shape: RegExp, message: string): number {
  return shape.test(cell) ? Number(cell) : invalid(cell === '' ? 'is empty' : message);
}
