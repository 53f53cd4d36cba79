import { setTimeout as wait } from 'node:timers/promises';

import { findInconsistencies } from './support/consistency.ts';
import { CrashingShop } from './support/crashing-shop.ts';

const { buyers, forMs, settlesWithinMs } = process.env.LONG
  ? { buyers: 50, forMs: 60_000, settlesWithinMs: 120_000 }
  : { buyers: 10, forMs: 4_000, settlesWithinMs: 30_000 };
const LEAST_CRASHES = 3;
const GIVE_UP_AFTER_MS = 120_000;

describe('a shop that crashes while shoppers pay', () => {
  const shop = new CrashingShop();
  beforeAll(() => shop.open({ scarce: process.env.LONG ? 400 : 40 }));
  afterAll(() => shop.close());

  it('every payment has an order or a refund after repeated api crashes', async () => {
    await whileTheyBuy(async () => {
      await shop.api?.kill();
      await shop.startApi();
    });

    expect(await findInconsistencies(shop, settlesWithinMs)).toEqual([]);
  });

  it('every payment has an order or a refund after repeated PostgreSQL crashes', async () => {
    await whileTheyBuy(async () => {
      await shop.postgres.stop('immediate');
      await shop.postgres.start();
    });

    expect(await findInconsistencies(shop, settlesWithinMs)).toEqual([]);
  });

  async function whileTheyBuy(crash: () => Promise<void>): Promise<void> {
    const shoppers = await shop.buyers(buyers);
    await shop.addLinks(buyers * 2);
    const unpaidLinks = shop.links.length;
    const paidBefore = shop.ledger.payments.length;
    const paid = () => shop.ledger.payments.length - paidBefore;
    const stop = new AbortController();
    const buying = Promise.all(shoppers.map((buyer) => buyer.buyUntil(stop.signal)));
    const began = Date.now();
    const isEnough = (crashes: number) => crashes >= LEAST_CRASHES && paid() > buyers && Date.now() > began + forMs;
    for (let crashes = 0; !isEnough(crashes) && Date.now() < began + GIVE_UP_AFTER_MS; crashes += 1) {
      await wait(300 + Math.random() * 1200);
      await crash();
    }
    stop.abort();
    await buying;

    expect(paid()).toBeGreaterThan(buyers);
    expect(shop.links.length).toBeLessThan(unpaidLinks);
  }
});
