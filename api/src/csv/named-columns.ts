import { parse } from 'csv-parse/sync';
import { Problem } from '../plugins/problem.ts';
import { fromCell } from './csv-cell.ts';
import { delimiterOf } from './delimiter.ts';

interface NamedColumns<Column extends string> {
  columns: Readonly<Record<Column, readonly string[]>>;
  optional?: readonly NoInfer<Column>[];
  advice: string;
}

/** In bytes. */
const LONGEST_HEADER = 10_000;

/**
 * Reads a CSV file whose columns may be in any order. Column names match regardless of case, spaces
 * and punctuation, and unknown columns are ignored.
 * @throws Problem 400 `VALIDATION` if the file is not CSV or a required column is missing
 */
export function readNamedColumns<Column extends string>(
  file: Buffer,
  { columns, optional = [], advice }: NamedColumns<Column>,
): { line: number; cells: Record<Column, string> }[] {
  const [first, ...rows] = readRows(file, advice);
  const header = (first?.cells ?? []).map(plainName);
  const names = Object.keys(columns) as Column[];
  const places = new Map(names.map((name) => [name, header.findIndex((cell) => columns[name].includes(cell))]));
  const missing = names.find((name) => places.get(name) === -1 && !optional.includes(name));
  if (missing !== undefined) throw invalid(`The file has no column ${columns[missing][0]}. ${advice}`);
  return rows.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      names.map((name) => [name, fromCell((cells[places.get(name) ?? -1] ?? '').trim())]),
    ) as Record<Column, string>,
  }));
}

function readRows(file: Buffer, advice: string): { line: number; cells: string[] }[] {
  try {
    const rows = parse(file, {
      bom: true,
      delimiter: delimiterOf(file.toString('latin1', 0, LONGEST_HEADER)),
      on_record: (cells: string[], { lines }) => [String(lines), ...cells],
      relax_column_count: true,
      skip_empty_lines: true,
    });
    return rows.map(([line, ...cells]) => ({ line: Number(line), cells }));
  } catch {
    throw invalid(`This is not a CSV file. ${advice}`);
  }
}

function plainName(cell: string): string {
  return cell
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
}

function invalid(message: string): Problem {
  return new Problem('VALIDATION', message);
}
