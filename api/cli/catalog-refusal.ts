import { ImportMistakes } from '@kaagazz/api-schema';
import type { CatalogMistake } from '../src/modules/catalog/file/catalog-mistake.ts';
import { refuseWithMistakes } from './shop/mistakes-in-file.ts';
import { ShopProblem } from './shop/shop-problem.ts';

/** What the shop threw, with the rows that it found wrong and those whose pictures were refused. Anything else stays as it is. */
export function withMistakes(error: unknown, pictures: readonly CatalogMistake[]): unknown {
  if (!(error instanceof ShopProblem)) return error;
  const found = ImportMistakes.safeParse(error.json?.answer);
  if (!found.success) return error;
  const { mistakes, mistakeCount } = found.data;
  return refuseWithMistakes([...pictures, ...mistakes], mistakeCount + pictures.length);
}
