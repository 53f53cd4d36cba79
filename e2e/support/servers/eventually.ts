import { setTimeout as wait } from 'node:timers/promises';

const TIMEOUT_MS = 60_000;

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
