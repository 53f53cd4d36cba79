import { openEmptyDatabase } from '../../test-support/test-database.ts';
import { databaseClock } from './database-clock.ts';

it('corrects a machine clock that is ten minutes off, and follows when it is corrected', async () => {
  const { database, close } = await openEmptyDatabase();
  let off = 10 * 60_000;
  const clock = databaseClock(database, () => Date.now() + off);
  const wrongBy = () => Math.abs(clock.now().getTime() - Date.now());

  expect(wrongBy()).toBeGreaterThan(9 * 60_000);
  await clock.set();
  expect(wrongBy()).toBeLessThan(5_000);

  off = -10 * 60_000;
  await clock.set();
  expect(wrongBy()).toBeLessThan(5_000);
  await close();
});

it('is set by an answer that is slow if it is off by more than that leaves open, and else left as it is', async () => {
  const { database, close } = await openEmptyDatabase();
  let machineIsAheadMs = -10 * 60_000;
  let asked = false;
  const clock = databaseClock(database, () => {
    // It is read when the database is asked and when it has answered: forty seconds apart.
    const late = asked ? 40_000 : 0;
    asked = !asked;
    return Date.now() + machineIsAheadMs + late;
  });
  const wrongBy = () => {
    asked = false;
    const now = clock.now();
    asked = false;
    return Math.abs(now.getTime() - Date.now());
  };

  await clock.set();
  // by half of forty seconds
  expect(wrongBy()).toBeLessThan(25_000);

  machineIsAheadMs += 10_000;
  await clock.set();
  // It would be twenty again, had this answer been believed.
  expect(wrongBy()).toBeLessThan(15_000);
  await close();
});
