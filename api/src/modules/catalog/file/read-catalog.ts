import { CATALOG_COLUMNS, type CatalogColumn } from '@kaagazz/api-schema';
import type { Readable } from 'node:stream';
import { CsvError, type InfoRecord, parse } from 'csv-parse';
import { OPTIONAL_COLUMNS } from './catalog-columns.ts';
import type { CatalogMistake } from './catalog-mistake.ts';
import type { Cells } from './catalog-row.ts';

/** A record of the file: its cells by column, and the line on which it begins. */
export interface CatalogRecord {
  line: number;
  cells: Cells;
}

/** In bytes: a quote that is never closed must not gather a whole file in memory. */
const LONGEST_RECORD = 200_000;

/**
 * Reads a catalogue's file record by record: RFC 4180, UTF-8, with a byte order mark or without. Whatever is wrong with the file
 * as such is told to `onMistake`; where it can't be read on, the generator ends. The source is always read to its end, because whoever
 * is sending it listens to the answer only then.
 */
export async function* readCatalog(
  source: Readable,
  onMistake: (mistake: CatalogMistake) => void,
): AsyncGenerator<CatalogRecord> {
  const lines = new LineCount();
  const parser = parse({
    bom: true,
    // The line goes with the cells: the parser is ahead of whoever takes records from it.
    on_record: (cells, info) => [String(lines.beginOf(cells, info)), ...cells],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_RECORD,
  });
  source.on('error', (error) => parser.destroy(error));
  source.on('close', () => {
    if (!source.readableEnded) parser.destroy(new Error('the file ended in the middle'));
  });
  source.pipe(parser);
  let columns: CatalogColumn[] | null = null;
  try {
    for await (const [begin, ...record] of parser as AsyncIterable<string[]>) {
      const line = Number(begin);
      if (!columns) {
        columns = readHead(record, line, onMistake);
        if (!columns) return;
      } else if (record.length === columns.length) {
        yield { line, cells: Object.fromEntries(columns.map((column, place) => [column, record[place] ?? ''])) };
      } else {
        onMistake({ line, column: null, message: `has ${record.length} cells; the first line has ${columns.length}` });
      }
    }
    if (!columns) onMistake({ line: 1, column: null, message: 'the file is empty; its first line names the columns' });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    onMistake({ line: lines.last + 1, column: null, message: inWords(error) });
  } finally {
    source.unpipe(parser);
    source.resume();
  }
}

/** Lines as an editor counts them. The parser takes each of the two characters of a Windows line break within a cell for one. */
class LineCount {
  /** the line on which the last record ended */
  last = 0;
  #tooMany = 0;

  /** The line on which a record begins. */
  beginOf(cells: readonly string[], { lines }: InfoRecord): number {
    const breaks = cells.join('\0').match(/\r\n|\r|\n/g) ?? [];
    this.#tooMany += breaks.filter((found) => found === '\r\n').length;
    this.last = lines - this.#tooMany;
    return this.last - breaks.length;
  }
}

/** @returns null when the file can't be read with this first line */
function readHead(
  record: readonly string[],
  line: number,
  onMistake: (mistake: CatalogMistake) => void,
): CatalogColumn[] | null {
  const names = record.map((name) => name.trim());
  const mistakes: string[] = [];
  if (names.some((name) => /[\0\uFFFD]/.test(name))) {
    mistakes.push('the file is not UTF-8: save it as "CSV UTF-8"');
  } else {
    for (const name of names) {
      if (!isColumn(name))
        mistakes.push(`unknown column "${name.slice(0, 60)}"; there are ${CATALOG_COLUMNS.join(', ')}`);
    }
    for (const column of CATALOG_COLUMNS) {
      const times = names.filter((name) => name === column).length;
      if (times > 1) mistakes.push(`column ${column} is there ${times} times`);
      if (times === 0 && !OPTIONAL_COLUMNS.includes(column)) mistakes.push(`column ${column} is missing`);
    }
  }
  for (const message of mistakes) onMistake({ line, column: null, message });
  return mistakes.length === 0 ? names.filter(isColumn) : null;
}

function isColumn(name: string): name is CatalogColumn {
  return (CATALOG_COLUMNS as readonly string[]).includes(name);
}

function inWords({ code }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE') {
    return 'a quote is opened here and never closed, or the row is longer than 200,000 bytes';
  }
  return 'a quote stands inside a cell: put the whole cell in quotes, and write "" for each quote in it';
}
