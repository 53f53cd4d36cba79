import { Problem } from '../plugins/problem.ts';

export interface CsvMistake<Column extends string> {
  line: number;
  column: Column | null;
  message: string;
}

const REPORTED = 100;

export class CsvMistakes<Column extends string> {
  readonly first: CsvMistake<Column>[] = [];
  count = 0;

  add(mistake: CsvMistake<Column>): void {
    this.count += 1;
    if (this.first.length < REPORTED) this.first.push(mistake);
  }
}

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
