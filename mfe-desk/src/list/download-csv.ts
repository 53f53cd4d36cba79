import type { SortPayload } from 'ra-core';

import { getList } from '../api/data-provider.ts';
import type { Column } from './list-spec.ts';
import { saveFile } from '../browser/save-file.ts';

const PER_PAGE = 100;

interface CsvRequest<Row> {
  resource: string;
  columns: readonly Column<Row>[];
  filter: object;
  sort: SortPayload;
}

export async function downloadCsv<Row>({ resource, columns, filter, sort }: CsvRequest<Row>): Promise<void> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const { data, total } = await getList(resource, { pagination: { page, perPage: PER_PAGE }, filter, sort });
    rows.push(...data);
    if (data.length === 0 || rows.length >= total) break;
  }
  saveCsv(resource, columns, rows);
}

export function saveCsv<Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]): void {
  saveFile(`${name}.csv`, new Blob([csvOf(columns, rows)], { type: 'text/csv' }));
}

/** Adds a byte order mark, because Excel needs it to recognise UTF-8. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const exported = columns.flatMap(({ label, text }) => (text ? [{ label, text }] : []));
  const lines = [exported.map(({ label }) => label), ...rows.map((row) => exported.map(({ text }) => text(row)))];
  return `\uFEFF${lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/** Prefixes formulas with an apostrophe, so that spreadsheet programs don't run them. */
function csvCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d.]+$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
