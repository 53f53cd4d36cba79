import { textTable } from '@kaagazz/command-line';

import type { CsvMistake } from '../../src/csv/csv-mistakes.ts';
import { ShopProblem } from './shop-problem.ts';

const MAX_SHOWN = 100;

export function refuseWithMistakes(all: readonly CsvMistake<string>[], count: number): ShopProblem {
  const mistakes = all.toSorted((one, other) => one.line - other.line).slice(0, MAX_SHOWN);
  const rows = mistakes.map(({ line, column, message }) => [line, column ?? '', message]);
  const more = count > mistakes.length ? [`and ${count - mistakes.length} more`] : [];
  return new ShopProblem(
    'INVALID',
    `nothing was changed: ${count} ${count === 1 ? 'mistake' : 'mistakes'} in the file`,
    {
      json: { mistakes, mistakeCount: count },
      lines: [...textTable(['line', 'column', 'mistake'], rows, Number.POSITIVE_INFINITY).split('\n'), ...more],
    },
  );
}
