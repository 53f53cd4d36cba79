import { existsSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from '../support/running-process.ts';
import { BalancedShop } from './support/balanced-shop.ts';
import type { Buyer } from './support/buyer.ts';
import { findInconsistencies } from './support/consistency.ts';
import { CrashingShop } from './support/crashing-shop.ts';
import { eventually } from './support/eventually.ts';
import { checkOutPreviousRelease } from './support/previous-release.ts';
import type { PreviousRelease } from './support/previous-release.ts';

const SETTLES_WITHIN_MS = 60_000;
const BUYS_WITHIN_MS = 120_000;

/** The previous release comes from git. */
const withHistory = existsSync(path.join(ROOT, '.git')) ? describe : describe.skip;
const inLongRuns = process.env.LONG ? it : it.skip;

withHistory('the previous api', () => {
  let previous: PreviousRelease;
  beforeAll(async () => {
    previous = await checkOutPreviousRelease();
  });
  afterAll(() => previous.remove());

  it('takes orders on the tables of this one', async () => {
    const shop = new CrashingShop();
    try {
      await shop.open();
      await shop.api?.stop();
      await shop.startApi(previous.folder);

      await whileTheyBuy(await shop.buyers(2), () => untilConfirmed(shop, 5));

      expect(shop.ledger.unexpectedResponses).toEqual([]);
      expect(await findInconsistencies(shop, SETTLES_WITHIN_MS)).toEqual([]);
    } finally {
      await shop.close();
    }
  });

  inLongRuns('gives way to this one and comes back without a failed request', async () => {
    const shop = new BalancedShop();
    try {
      await shop.open(previous.folder);

      await whileTheyBuy(await shop.buyers(4), async () => {
        await untilConfirmed(shop, 10);
        // The first new process migrates while the second old one serves.
        await shop.replaceApis();
        await untilConfirmed(shop, 10);
        await shop.replaceApis(previous.folder);
        await untilConfirmed(shop, 10);
      });

      const failed = [...shop.ledger.droppedRequests, ...shop.ledger.unexpectedResponses];
      expect({ failed, balancer: failed.length > 0 && shop.balancer.log() }).toEqual({ failed: [], balancer: false });
      expect(await findInconsistencies(shop, SETTLES_WITHIN_MS)).toEqual([]);
    } finally {
      await shop.close();
    }
  });
});

async function whileTheyBuy(buyers: readonly Buyer[], act: () => Promise<void>): Promise<void> {
  const done = new AbortController();
  const buying = Promise.all(buyers.map((buyer) => buyer.buyUntil(done.signal)));
  try {
    await act();
  } finally {
    done.abort();
    await buying;
  }
}

/** Waits until the shop has confirmed this many more orders. */
async function untilConfirmed({ ledger }: Pick<CrashingShop, 'ledger'>, count: number): Promise<void> {
  const before = ledger.confirmed.length;
  await eventually(() => Promise.resolve(ledger.confirmed.length >= before + count), BUYS_WITHIN_MS);
}
