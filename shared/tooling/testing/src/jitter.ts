/**
 * Delays responses and lazy imports at random, as a busy machine does, if the environment has
 * `JITTER=<seed>` (`npm run test:long -- jitter`). The same seed gives a test file the same delays.
 * A test that fails with delays depends on timing.
 */
const LONGEST_MS = 50;
/** The share of calls without a delay. */
const SHARE_IN_TIME = 0.4;

const { JITTER } = process.env;
let state = Number(JITTER) || 0;

/** Returns a number from 0 to 1, in the same sequence for the same seed (mulberry32). */
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/**
 * Waits for a random time on the test's clock, at most `longestMs`. Returns at once without a seed.
 */
export async function jitter(longestMs = LONGEST_MS): Promise<void> {
  if (JITTER === undefined || random() < SHARE_IN_TIME) return;
  // Squared, so that most delays are short.
  await new Promise((resolve) => setTimeout(resolve, random() ** 2 * longestMs));
}
