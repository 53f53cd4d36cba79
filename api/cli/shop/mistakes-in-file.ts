import { textTable } from '@kaagazz/command-line';

import { ShopProblem } from './shop-problem.ts';

/** What is wrong with a merchant's file, in words for the person who wrote it. */
interface MistakeInFile {
  /** of the file, 1 first */
  line: number;
  /** null: the whole line, or the file */
  column: string | null;
  message: string;
}

const TOLD = 100;

/** @param count of all mistakes; those that are told may be fewer */
export function refuseWithMistakes(all: readonly MistakeInFile[], count: number): ShopProblem {
  const mistakes = all.toSorted((one, other) => one.line - other.line).slice(0, TOLD);
  const rows = mistakes.map(({ line, column, message }) => [line, column ?? '', message]);
  const more = count > mistakes.length ? [`and ${count - mistakes.length} more`] : [];
  return new ShopProblem(
    'INVALID',
    `nothing was changed: ${count} ${count === 1 ? 'mistake' : 'mistakes'} in the file`,
    {
      json: { mistakes, mistakeCount: count },
      lines: [...textTable(['line', 'column', 'what is wrong'], rows, Number.POSITIVE_INFINITY).split('\n'), ...more],
    },
  );
}
