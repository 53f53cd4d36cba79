import type { BenchOptions } from '../part.ts';
import type { Row } from '../row.ts';
import { measureRemotes } from './measure-remotes.ts';
import { measureShops } from './measure-shops.ts';

/**
 * What 100,000 products, 1,000,000 orders and 40 remotes cost a visitor, compared with 32, 10 and
 * 4.
 */
export async function measureGrowth(options: BenchOptions): Promise<Row[]> {
  const remotes = await measureRemotes(options);
  return options.effort === 'smoke' ? remotes : [...remotes, ...(await measureShops(options))];
}
