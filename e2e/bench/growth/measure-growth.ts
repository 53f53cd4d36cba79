import type { Bench } from '../parts.ts';
import type { Row } from '../row.ts';
import { measureRemotes } from './measure-remotes.ts';
import { measureShops } from './measure-shops.ts';

/** What a hundred thousand products, a million orders and forty remotes cost a visitor, beside 32, 10 and 4. */
export async function measureGrowth(bench: Bench): Promise<Row[]> {
  const remotes = await measureRemotes(bench);
  // That plans use their indexes is a test of the api.
  return bench.effort === 'smoke' ? remotes : [...remotes, ...(await measureShops(bench))];
}
