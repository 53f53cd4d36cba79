import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { CsvError, type InfoRecord, parse } from 'csv-parse';
import type { CsvMistake } from './csv-mistakes.ts';
import { delimiterOf } from './delimiter.ts';

interface CsvRow<Column extends string> {
  line: number;
  cells: Partial<Record<Column, string>>;
}

interface CsvFormat<Column extends string> {
  columns: readonly Column[];
  optional: readonly Column[];
}

/**
 * Maximum size of a row in bytes. Without a limit, an unclosed quote would cause the rest of the
 * file to be read into memory.
 */
const LONGEST_ROW = 200_000;

/**
 * Reads a CSV file (RFC 4180, in UTF-8 or UTF-16) row by row. Always reads `source` to the end,
 * because many HTTP clients send the whole file before they read a response.
 */
export async function* readCsv<Column extends string>(
  source: Readable,
  { columns: known, optional }: CsvFormat<Column>,
  onMistake: (mistake: CsvMistake<Column>) => void,
): AsyncGenerator<CsvRow<Column>> {
  const lines = new LineCounter();
  source.on('error', () => undefined);
  const delimiter = await findDelimiter(source);
  if (source.destroyed && !source.readableEnded) throw source.errored ?? new Error('the file ended in the middle');
  const parser = parse({
    bom: true,
    delimiter,
    on_record: (cells, info) => [String(lines.startOf(cells, info)), ...cells],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
  });
  source.on('error', (error) => parser.destroy(error));
  source.on('close', () => {
    if (!source.readableEnded) parser.destroy(new Error('the file ended in the middle'));
  });
  source.pipe(parser);
  let columns: Column[] | null = null;
  try {
    for await (const [start, ...record] of parser as AsyncIterable<string[]>) {
      const line = Number(start);
      const wrong = (message: string) => onMistake({ line, column: null, message });
      const cells = withoutTrailingEmpty(record, columns?.length ?? 1);
      if (!columns) {
        const mistakes = mistakesInHeader(cells, known, optional);
        mistakes.forEach(wrong);
        if (mistakes.length > 0) return;
        columns = cells.map((name) => name.trim() as Column);
      } else if (cells.every((cell) => cell.trim() === '')) {
        continue;
      } else if (cells.length === columns.length) {
        const entries = columns.map((column, index) => [column, cells[index]] as const);
        yield { line, cells: Object.fromEntries(entries) as CsvRow<Column>['cells'] };
      } else {
        wrong(`has ${cells.length} cells; the first line has ${columns.length}`);
      }
    }
    if (!columns) onMistake({ line: 1, column: null, message: 'the file is empty; its first line names the columns' });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    onMistake({ line: lines.last + 1, column: null, message: quoteMistake(error) });
  } finally {
    source.unpipe(parser);
    source.resume();
  }
}

async function findDelimiter(source: Readable): Promise<ReturnType<typeof delimiterOf>> {
  const first: unknown = source.read() ?? (source.readableEnded ? null : await firstChunk(source));
  if (first === null || first === undefined) return ',';
  source.unshift(first);
  const text = Buffer.isBuffer(first) ? first.toString('latin1') : typeof first === 'string' ? first : '';
  return delimiterOf(text);
}

async function firstChunk(source: Readable): Promise<unknown> {
  const stop = new AbortController();
  const { signal } = stop;
  await Promise.race([once(source, 'readable', { signal }), once(source, 'close', { signal })]);
  stop.abort();
  return source.read();
}

/** Counts lines as a text editor does, with `\r\n` as one line break. */
class LineCounter {
  last = 0;
  #countedTwice = 0;

  startOf(cells: readonly string[], { lines }: InfoRecord): number {
    const breaks = cells.join('\0').match(/\r\n|\r|\n/g) ?? [];
    this.#countedTwice += breaks.filter((found) => found === '\r\n').length;
    this.last = lines - this.#countedTwice;
    return this.last - breaks.length;
  }
}

/** Removes trailing empty cells. */
function withoutTrailingEmpty(record: readonly string[], length: number): string[] {
  const used = record.findLastIndex((cell) => cell.trim() !== '') + 1;
  return record.slice(0, Math.max(used, length));
}

function mistakesInHeader(header: readonly string[], columns: readonly string[], optional: readonly string[]) {
  const names = header.map((name) => name.trim());
  if (names.some((name) => /[\0\uFFFD]/.test(name))) return ['the file is not UTF-8: save it as "CSV UTF-8"'];
  return [
    ...names
      .filter((name) => !columns.includes(name))
      .map((name) => `unknown column "${name.slice(0, 60)}"; there are ${columns.join(', ')}`),
    ...columns.flatMap((column) => {
      const times = names.filter((name) => name === column).length;
      if (times > 1) return [`column ${column} is there ${times} times`];
      return times === 0 && !optional.includes(column) ? [`column ${column} is missing`] : [];
    }),
  ];
}

function quoteMistake({ code }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE') {
    return 'a quote is opened here and never closed, or the row is longer than 200,000 bytes';
  }
  return 'a quote stands inside a cell: put the whole cell in quotes, and write "" for each quote in it';
}
