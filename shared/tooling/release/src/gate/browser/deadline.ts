import { setTimeout as pause } from 'node:timers/promises';

/**
 * Limits the wait for `work`, because many Playwright calls hang if a script on the page never
 * ends.
 */
export async function withDeadline<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result> {
  const stop = new AbortController();
  const deadline = pause(timeoutMs, undefined, { signal: stop.signal }).then(() => {
    throw new Error(`the page did not respond within ${timeoutMs / 1000} s`);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    stop.abort();
  }
}
