import type { BenchOptions } from '../part.ts';
import type { Row } from '../row.ts';
import { measureRemotes } from './measure-remotes.ts';
import { measureShops } from './measure-shops.ts';

export async function measureGrowth(options: BenchOptions): Promise<Row[]> {
  const remotes = await measureRemotes(options);
  return options.effort === 'smoke' ? remotes : [...remotes, ...(await measureShops(options))];
}
