import { createRetryTimer } from './retry-timer.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function startWaiting(
  timer: ReturnType<typeof createRetryTimer>,
  failures: number,
  signal = new AbortController().signal,
) {
  let isOver = false;
  void timer.wait(failures, signal).then(() => (isOver = true));
  return async () => {
    await Promise.resolve();
    return isOver;
  };
}

it.each([
  [1, 1_000],
  [2, 2_000],
  [3, 4_000],
  [5, 16_000],
  [6, 30_000],
  [20, 30_000],
])('waits longer after each failure, up to 30 seconds: failure %i', async (failures, delay) => {
  const isOver = startWaiting(createRetryTimer(), failures);

  jest.advanceTimersByTime(delay - 1);
  expect(await isOver()).toBe(false);

  jest.advanceTimersByTime(1);
  expect(await isOver()).toBe(true);
});

it('stops waiting as soon as the browser is back online', async () => {
  const isOver = startWaiting(createRetryTimer(), 6);

  window.dispatchEvent(new Event('online'));

  expect(await isOver()).toBe(true);
});

it('retryNow() ends all pending waits of the timer', async () => {
  const timer = createRetryTimer();
  const waits = [startWaiting(timer, 6), startWaiting(timer, 3)];

  timer.retryNow();

  expect(await Promise.all(waits.map((isOver) => isOver()))).toEqual([true, true]);
});

it('retryNow() does not end the waits of another timer', async () => {
  const isOver = startWaiting(createRetryTimer(), 6);

  createRetryTimer().retryNow();

  expect(await isOver()).toBe(false);
});

it('stops waiting as soon as the upload is aborted', async () => {
  const controller = new AbortController();
  const isOver = startWaiting(createRetryTimer(), 6, controller.signal);

  controller.abort();

  expect(await isOver()).toBe(true);
});

it('retryNow() cancels the pending timeout', async () => {
  const timer = createRetryTimer();
  startWaiting(timer, 6);

  timer.retryNow();

  expect(jest.getTimerCount()).toBe(0);
});
