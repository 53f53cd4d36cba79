import { PriceMistakes } from '@kaagazz/api-schema';
import { refuseWithMistakes } from './shop/mistakes-in-file.ts';
import { ShopProblem } from './shop/shop-problem.ts';

/** What the shop threw, with the rows that it found wrong; for prices that have changed meanwhile with the way on. */
export function withPriceMistakes(error: unknown): unknown {
  if (!(error instanceof ShopProblem)) return error;
  const found = PriceMistakes.safeParse(error.json?.answer);
  if (found.success) return refuseWithMistakes(found.data.mistakes, found.data.mistakeCount);
  if (error.json?.reason !== 'PRICES_CHANGED') return error;
  return new ShopProblem('NOT_NOW', error.message.replace('or force it', 'or use --force'), { json: error.json });
}
