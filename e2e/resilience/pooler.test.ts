import { BalancedShop } from './support/balanced-shop.ts';
import { findInconsistencies } from './support/consistency.ts';

const SETTLES_WITHIN_MS = 60_000;
const PURCHASES = 20;

/** This test needs PgBouncer, so it runs only in `npm run test:long`. */
const inLongRuns = process.env.LONG ? describe : describe.skip;

inLongRuns('two api processes behind PgBouncer in transaction mode', () => {
  const shop = new BalancedShop({ pooler: true });
  beforeAll(() => shop.open());
  afterAll(() => shop.close());

  it('the shop takes concurrent orders through a connection pooler', async () => {
    const buyers = await shop.buyers(4);
    const done = new AbortController();

    const buying = buyers.map((buyer) => buyer.buyUntil(done.signal));
    while (shop.ledger.confirmed.length < PURCHASES) await new Promise((resolve) => setTimeout(resolve, 100));
    done.abort();
    await Promise.all(buying);

    expect(shop.ledger.droppedRequests).toEqual([]);
    expect(shop.ledger.unexpectedResponses).toEqual([]);
    expect(await findInconsistencies(shop, SETTLES_WITHIN_MS)).toEqual([]);
  });
});
