import type { Bench } from '../parts.ts';
import type { Row } from '../row.ts';
import { inTurn, median, percentile } from '../statistics.ts';
import type { ShopSize } from './fill-shop.ts';
import { QUESTIONS } from './questions.ts';
import { openShopOfSize } from './shop-of-size.ts';
import type { ShopOfSize } from './shop-of-size.ts';

const SMALL: ShopSize = { products: 32, orders: 10 };
const LARGE: ShopSize = { products: 100_000, orders: 1_000_000 };
const ROUNDS = 24;
/** one after the other, of one shop, then of the other */
const ASKED_AT_ONCE = 25;
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
    for (const question of QUESTIONS) rows.push(...(await measure(question, small, large)));
    return rows;
  } finally {
    await Promise.all([small.close(), large.close()]);
  }
}

async function measure(
  { what, asker, call, costsMore }: (typeof QUESTIONS)[number],
  small: ShopOfSize,
  large: ShopOfSize,
): Promise<Row[]> {
  const ask = (shop: ShopOfSize) => async () => {
    const times: number[] = [];
    for (let i = 0; i < ASKED_AT_ONCE; i++) times.push(await shop.ask(asker, call));
    return times;
  };
  // A plan is settled, and pages are in memory, after some executions.
  await inTurn({ small: ask(small), large: ask(large) }, 1);
  const measured = await inTurn({ small: ask(small), large: ask(large) }, ROUNDS);
  const [smalls, larges] = [measured.small.flat(), measured.large.flat()];
  const name = 'in a shop of 32 products and 10 orders';
  return [
    {
      what: `${what}: p99${costsMore ? ` (${costsMore})` : ''}`,
      unit: 'ms',
      ours: percentile(larges, 0.99),
      other: { name, value: percentile(smalls, 0.99) },
      ...(!costsMore && { target: AT_MOST }),
    },
    { what: `${what}: p50`, unit: 'ms', ours: median(larges), other: { name, value: median(smalls) } },
  ];
}
