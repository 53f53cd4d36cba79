import type { BenchOptions } from '../part.ts';
import type { Row } from '../row.ts';
import { measureRemotes } from './measure-remotes.ts';
import { measureShops } from './measure-shops.ts';

/**
 * Compares a shop of 100,000 products, 1,000,000 orders and 40 remotes with one of 32, 10 and 4.
 */
export async function measureGrowth(options: BenchOptions): Promise<Row[]> {
  const remotes = await measureRemotes(options);
  return options.effort === 'smoke' ? remotes : [...remotes, ...(await measureShops(options))];
}
