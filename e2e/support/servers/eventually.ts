import { setTimeout as wait } from 'node:timers/promises';

/** Long enough for a busy machine. Normally, the shop recovers within seconds. */
const TIMEOUT_MS = 60_000;

/**
 * Calls `check` until it returns a value other than undefined, null or false. Ignores errors until
 * the timeout.
 *
 * @throws the last error or value after the timeout
 */
export async function eventually<Result>(
  check: () => Promise<Result | undefined | null | false>,
  withinMs = TIMEOUT_MS,
): Promise<Result> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    let last: unknown;
    try {
      const result = await check();
      if (result !== undefined && result !== null && result !== false) return result;
      last = result;
    } catch (error) {
      last = error;
    }
    if (Date.now() > deadline) {
      throw last instanceof Error ? last : new Error(`not within ${withinMs} ms: ${String(last)}`);
    }
    await wait(50);
  }
}
