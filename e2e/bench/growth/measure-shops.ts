import type { BenchOptions } from '../part.ts';
import type { Row } from '../row.ts';
import { alternate, interquartileMean, percentile } from '../statistics.ts';
import type { ShopSize } from './fill-database.ts';
import { startFilledShop } from './filled-shop.ts';
import type { FilledShop } from './filled-shop.ts';
import { REQUESTS, withEqualLength } from './requests.ts';
import type { BenchRequest } from './requests.ts';

const SMALL: ShopSize = { products: 32, orders: 10 };
const LARGE: ShopSize = { products: 100_000, orders: 1_000_000 };
const BASELINE = 'in a shop of 32 products and 10 orders';
const WARM_UP_ROUNDS = 15;
const REQUESTS_PER_ROUND = 5;
const ROUNDS_PER_BLOCK = 40;
const BLOCKS = 20;

export async function measureShops(options: BenchOptions): Promise<Row[]> {
  const small = await startFilledShop(options, SMALL);
  const large = await startFilledShop(options, LARGE).catch(async (error: unknown) => {
    await small.close();
    throw error;
  });
  try {
    const rows: Row[] = [];
    for (const request of REQUESTS) rows.push(await measure(await withEqualLength(request, small), small, large));
    return rows;
  } finally {
    await Promise.all([small.close(), large.close()]);
  }
}

async function measure(
  { name, caller, path, costsMore }: BenchRequest,
  small: FilledShop,
  large: FilledShop,
): Promise<Row> {
  const requestFrom = async (shop: FilledShop) => {
    const times: number[] = [];
    for (let i = 0; i < REQUESTS_PER_ROUND; i++) times.push((await shop.get(caller, path)).total);
    return times;
  };
  await alternate({ small, large }, WARM_UP_ROUNDS, requestFrom);
  const results = await alternate({ small, large }, BLOCKS * ROUNDS_PER_BLOCK, requestFrom);
  return {
    name: `${name}: p99${costsMore === undefined ? '' : ` (${costsMore})`}`,
    unit: 'ms',
    value: p99(results.large),
    baseline: { name: BASELINE, value: p99(results.small) },
    ...(costsMore === undefined && { target: { atMost: 1.5 } }),
  };
}

function p99(rounds: readonly (readonly number[])[]): number {
  const blocks = Array.from({ length: BLOCKS }, (_, block) =>
    rounds.slice(block * ROUNDS_PER_BLOCK, (block + 1) * ROUNDS_PER_BLOCK).flat(),
  );
  return interquartileMean(blocks.map((times) => percentile(times, 0.99)));
}
