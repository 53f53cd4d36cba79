import { Problem } from '../plugins/problem.ts';

/** A mistake in a merchant's file. */
export interface CsvMistake<Column extends string> {
  /** starting with 1 */
  line: number;
  /** Null for a whole line, or the file. */
  column: Column | null;
  message: string;
}

const REPORTED = 100;

/** Counts mistakes and keeps the first hundred, so that a large file can't fill the memory. */
export class CsvMistakes<Column extends string> {
  readonly first: CsvMistake<Column>[] = [];
  count = 0;

  add(mistake: CsvMistake<Column>): void {
    this.count += 1;
    if (this.first.length < REPORTED) this.first.push(mistake);
  }
}

/** @param count of all mistakes; `mistakes` may be fewer */
export function fileRejected(
  code: 'CATALOG_REJECTED' | 'PRICES_REJECTED',
  mistakes: readonly CsvMistake<string>[],
  count: number,
): Problem {
  const words = count === 1 ? 'There is a mistake' : `There are ${count} mistakes`;
  return new Problem(code, `${words} in the file; nothing was changed.`, {
    mistakes: mistakes.toSorted((one, other) => one.line - other.line).slice(0, REPORTED),
    mistakeCount: count,
  });
}
