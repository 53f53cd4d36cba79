import { openEmptyDatabase } from '../../test-support/test-database.ts';
import { databaseClock } from './database-clock.ts';

it('the database clock is correct even if the system clock is ten minutes off', async () => {
  const { database, close } = await openEmptyDatabase();
  let off = 10 * 60_000;
  const clock = databaseClock(database, () => Date.now() + off);
  const error = () => Math.abs(clock.now().getTime() - Date.now());

  expect(error()).toBeGreaterThan(9 * 60_000);
  await clock.set();
  expect(error()).toBeLessThan(5_000);

  off = -10 * 60_000;
  await clock.set();
  expect(error()).toBeLessThan(5_000);
  await close();
});

it('the database clock ignores a clock difference shorter than half the round-trip time', async () => {
  const { database, close } = await openEmptyDatabase();
  let machineIsAheadMs = -10 * 60_000;
  let isSecondCall = false;
  const clock = databaseClock(database, () => {
    const late = isSecondCall ? 40_000 : 0;
    isSecondCall = !isSecondCall;
    return Date.now() + machineIsAheadMs + late;
  });
  const error = () => {
    isSecondCall = false;
    const now = clock.now();
    isSecondCall = false;
    return Math.abs(now.getTime() - Date.now());
  };

  await clock.set();
  expect(error()).toBeLessThan(25_000);

  machineIsAheadMs += 10_000;
  await clock.set();
  expect(error()).toBeLessThan(15_000);
  await close();
});
