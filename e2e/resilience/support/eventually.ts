import { setTimeout as wait } from 'node:timers/promises';

/** What the owner is promised: whatever was broken works again so soon after its cause is gone. */
export const RECOVERS_WITHIN_MS = 10_000;

/**
 * Asks again and again until `question` gives something other than undefined, null or false; an error counts as not yet.
 *
 * @throws what it threw or gave last, when the time is over
 */
export async function eventually<Answer>(
  question: () => Promise<Answer | undefined | null | false>,
  withinMs = RECOVERS_WITHIN_MS,
): Promise<Answer> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    let last: unknown;
    try {
      const answer = await question();
      if (answer !== undefined && answer !== null && answer !== false) return answer;
      last = answer;
    } catch (error) {
      last = error;
    }
    if (Date.now() > deadline) {
      throw last instanceof Error ? last : new Error(`not within ${withinMs} ms: ${String(last)}`);
    }
    await wait(50);
  }
}
