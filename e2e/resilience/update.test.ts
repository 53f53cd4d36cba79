import { existsSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from '../support/running-process.ts';
import { BalancedShop } from './support/balanced-shop.ts';
import { untilConfirmed, whileTheyBuy } from './support/buyer.ts';
import { findInconsistencies } from './support/consistency.ts';
import { CrashingShop } from './support/crashing-shop.ts';
import { checkOutPreviousRelease } from './support/previous-release.ts';
import type { PreviousRelease } from './support/previous-release.ts';

const SETTLES_WITHIN_MS = 60_000;

/** The test needs the Git history to check out the previous release. */
const withHistory = existsSync(path.join(ROOT, '.git')) ? describe : describe.skip;
const inLongRuns = process.env.LONG ? it : it.skip;

withHistory('the previous api', () => {
  let previous: PreviousRelease;
  beforeAll(async () => {
    previous = await checkOutPreviousRelease();
  });
  afterAll(() => previous.remove());

  it('the previous api release takes orders on the current database schema', async () => {
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
    const shop = new BalancedShop({ apiEnv: { RATE_LIMIT_FACTOR: '100' } });
    try {
      await shop.open(previous.folder);

      for (const checkout of [ROOT, previous.folder, ROOT]) {
        await whileTheyBuy(await shop.buyers(4), async () => {
          await untilConfirmed(shop, 10);
          await shop.replaceApis(checkout);
          await untilConfirmed(shop, 10);
        });
      }

      const failed = [...shop.ledger.droppedRequests, ...shop.ledger.unexpectedResponses];
      expect({ failed, balancer: failed.length > 0 && shop.balancer.log() }).toEqual({ failed: [], balancer: false });
      expect(await findInconsistencies(shop, SETTLES_WITHIN_MS)).toEqual([]);
    } finally {
      await shop.close();
    }
  });
});
