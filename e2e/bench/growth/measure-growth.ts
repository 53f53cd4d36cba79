import type { BenchOptions } from '../part.ts';
import type { Row } from '../row.ts';
import { measureRemotes } from './measure-remotes.ts';
import { measureShops } from './measure-shops.ts';

/**
 * Compares a large shop (100,000 products, 1,000,000 orders, 40 remotes) with a small one (32
 * products, 10 orders, 4 remotes).
 */
export async function measureGrowth(options: BenchOptions): Promise<Row[]> {
  const remotes = await measureRemotes(options);
  return options.effort === 'smoke' ? remotes : [...remotes, ...(await measureShops(options))];
}
