import { textTable } from '@kaagazz/command-line';

import { ImportMistakes } from '../src/modules/catalog/catalog-operator.schema.ts';
import type { CatalogMistake } from '../src/modules/catalog/file/catalog-mistake.ts';
import { ShopProblem } from './shop-problem.ts';

const TOLD = 100;

/** What the shop threw, with the rows that it found wrong and those whose pictures were refused. Anything else stays as it is. */
export function withMistakes(error: unknown, pictures: readonly CatalogMistake[]): unknown {
  if (!(error instanceof ShopProblem)) return error;
  const found = ImportMistakes.safeParse(error.json?.answer);
  if (!found.success) return error;
  const { mistakes, mistakeCount } = found.data;
  return refuseWithMistakes([...pictures, ...mistakes], mistakeCount + pictures.length);
}

/** @param count of all mistakes; those that are told may be fewer */
export function refuseWithMistakes(all: readonly CatalogMistake[], count: number): ShopProblem {
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
