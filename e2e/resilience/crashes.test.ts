import { setTimeout as wait } from 'node:timers/promises';

import { whatStaysWrong } from './support/books.ts';
import { CrashingShop } from './support/crashing-shop.ts';

/** The long form is the proof; the short one notices that somebody broke it. */
const { buyers, forMs, settlesWithinMs } = process.env.LONG
  ? { buyers: 50, forMs: 60_000, settlesWithinMs: 120_000 }
  : { buyers: 10, forMs: 4_000, settlesWithinMs: 30_000 };
const LEAST_CRASHES = 3;
const GIVE_UP_AFTER_MS = 120_000;

describe('a shop that crashes while people pay', () => {
  const shop = new CrashingShop();
  // The last pieces of one product change hands while something crashes; the others never run out, or nobody would pay any more.
  beforeAll(() => shop.open({ scarce: process.env.LONG ? 400 : 40 }));
  afterAll(() => shop.close());

  it('has an order or a refund for each payment, and every mail is sent, though its api is killed again and again', async () => {
    await whileTheyBuy(async () => {
      await shop.api?.kill();
      await shop.startApi();
    });

    expect(await whatStaysWrong(shop, settlesWithinMs)).toEqual([]);
  });

  it('does so when PostgreSQL crashes again and again underneath', async () => {
    await whileTheyBuy(async () => {
      await shop.postgres.stop('immediate');
      await shop.postgres.start();
    });

    expect(await whatStaysWrong(shop, settlesWithinMs)).toEqual([]);
  });

  /** Lets people buy, and crashes something at moments that nobody can foresee. */
  async function whileTheyBuy(crash: () => Promise<void>): Promise<void> {
    const people = await shop.buyers(buyers);
    const paidBefore = shop.ledger.payments.length;
    const paid = () => shop.ledger.payments.length - paidBefore;
    const stop = new AbortController();
    const buying = Promise.all(people.map((buyer) => buyer.buysUntil(stop.signal)));
    const began = Date.now();
    // Fewer crashes or payments would prove nothing; how many there are in a time depends on the machine.
    const isEnough = (crashes: number) => crashes >= LEAST_CRASHES && paid() > buyers && Date.now() > began + forMs;
    for (let crashes = 0; !isEnough(crashes) && Date.now() < began + GIVE_UP_AFTER_MS; crashes += 1) {
      await wait(300 + Math.random() * 1200);
      await crash();
    }
    stop.abort();
    await buying;

    expect(paid()).toBeGreaterThan(buyers);
  }
});
