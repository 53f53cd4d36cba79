import { once } from 'node:events';
import { statementsOf } from '../../../test-support/statements.ts';
import { openTestShop } from '../../../test-support/test-shop.ts';
import { buildApp } from '../../app.ts';
import { JobQueue } from './job-queue.ts';

const HOUR_S = 60 * 60;
/** `main.ts` reads the database clock every ten seconds. */
const CLOCK_STATEMENTS = HOUR_S / 10;

it('an api that is idle for an hour sends at most one SQL statement per second', async () => {
  const shop = await openTestShop();
  const { database, now, config } = shop;
  const start = now().getTime();
  const over = Promise.withResolvers<undefined>();
  const jobs = new JobQueue({
    database,
    now,
    leaseMs: config.leaseMs,
    async pause(milliseconds, signal) {
      shop.pass(milliseconds);
      if (now().getTime() - start < HOUR_S * 1000) return;
      over.resolve(undefined);
      if (!signal.aborted) await once(signal, 'abort');
    },
  });
  const app = await buildApp({ ...shop, jobs });
  await app.ready();

  const { statements } = await statementsOf(database, async () => {
    jobs.start();
    await over.promise;
  });

  expect(statements.some((statement) => statement.includes('throttle_counts'))).toBe(true);
  expect(statements.length).toBeGreaterThan(HOUR_S / 10);
  expect(statements.length + CLOCK_STATEMENTS).toBeLessThanOrEqual(HOUR_S);
  await jobs.stop();
  await app.close();
  await shop.close();
});
