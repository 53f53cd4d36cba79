import type { Bench } from '../parts.ts';
import type { Row } from '../row.ts';
import { inTurn, median, middleMean, percentile } from '../statistics.ts';
import type { ShopSize } from './fill-shop.ts';
import { evenly, QUESTIONS } from './questions.ts';
import type { Question } from './questions.ts';
import { openShopOfSize } from './shop-of-size.ts';
import type { ShopOfSize } from './shop-of-size.ts';

const SMALL: ShopSize = { products: 32, orders: 10 };
const LARGE: ShopSize = { products: 100_000, orders: 1_000_000 };
/** One after the other, of one shop, then of the other: so few that what the machine does meanwhile, and the garbage of who asks, meets both. */
const ASKED_AT_ONCE = 5;
/** A block has a p99 of its own: the second worst of its answers. */
const ROUNDS_OF_A_BLOCK = 40;
const BLOCKS = 20;
const AT_MOST = { atMost: 1.5 };

/** The p99 of each question in a large shop, beside the same question in a small one. */
export async function measureShops(bench: Bench): Promise<Row[]> {
  const small = await openShopOfSize(bench, SMALL);
  const large = await openShopOfSize(bench, LARGE).catch(async (error: unknown) => {
    await small.close();
    throw error;
  });
  try {
    const rows: Row[] = [];
    for (const question of QUESTIONS) {
      for (const asked of await evenly(question, small)) rows.push(...(await measure(asked, small, large)));
    }
    return rows;
  } finally {
    await Promise.all([small.close(), large.close()]);
  }
}

async function measure(
  { what, asker, call, costsMore }: Question,
  small: ShopOfSize,
  large: ShopOfSize,
): Promise<Row[]> {
  const ask = (shop: ShopOfSize) => async () => {
    const times: number[] = [];
    for (let i = 0; i < ASKED_AT_ONCE; i++) times.push(await shop.ask(asker, call));
    return times;
  };
  // A plan is settled, code is compiled, and pages are in memory, after some executions.
  await inTurn({ small: ask(small), large: ask(large) }, 15);
  const measured = await inTurn({ small: ask(small), large: ask(large) }, BLOCKS * ROUNDS_OF_A_BLOCK);
  const name = 'in a shop of 32 products and 10 orders';
  return [
    {
      what: `${what}: p99${costsMore ? ` (${costsMore})` : ''}`,
      unit: 'ms',
      ours: p99Of(measured.large),
      other: { name, value: p99Of(measured.small) },
      ...(!costsMore && { target: AT_MOST }),
    },
    {
      what: `${what}: p50`,
      unit: 'ms',
      ours: median(measured.large.flat()),
      other: { name, value: median(measured.small.flat()) },
    },
  ];
}

/**
 * The mean of the middle half of the blocks' p99s: one bad second of the machine is not the answer, and where every hundredth answer waits for garbage to be
 * collected, a little more or less of that does not make it another one.
 */
function p99Of(rounds: readonly (readonly number[])[]): number {
  const blocks = Array.from({ length: BLOCKS }, (_, block) =>
    rounds.slice(block * ROUNDS_OF_A_BLOCK, (block + 1) * ROUNDS_OF_A_BLOCK).flat(),
  );
  return middleMean(blocks.map((times) => percentile(times, 0.99)));
}
