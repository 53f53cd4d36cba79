import { openEmptyDatabase, engines } from '../../test-support/engines.ts';
import { Workers } from '../workers.ts';
import { databaseClock } from './database-clock.ts';

it.each(engines)(
  'sets a machine whose clock is ten minutes off by %s, and again when it is set right',
  async (engine) => {
    const { database, close } = await openEmptyDatabase(engine);
    const workers = new Workers();
    let off = 10 * 60_000;
    const now = databaseClock(database, workers, () => Date.now() + off);
    const wrongBy = () => Math.abs(now().getTime() - Date.now());

    expect(wrongBy()).toBeGreaterThan(9 * 60_000);
    await workers.runOnce('set-clock');
    expect(wrongBy()).toBeLessThan(5_000);

    off = -10 * 60_000;
    await workers.runOnce('set-clock');
    expect(wrongBy()).toBeLessThan(5_000);
    await close();
  },
);
