/**
 * Makes tests of screens and journeys meet answers and code at other moments, as a busy machine does: with `JITTER=<seed>` in the environment
 * (`npm run test:long -- jitter`) each comes a little late, and the same seed gives one file of tests the same delays. A test that fails so
 * fails one day without it: it looked at what was about to be replaced, or took for granted that something had come.
 */
const LONGEST_MS = 50;
/** of all that could be late */
const SHARE_IN_TIME = 0.4;

const { JITTER } = process.env;
let state = Number(JITTER) || 0;

/** 0 to 1, the same row of numbers for each seed (mulberry32). */
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** Comes late, by the clock of the test and by `longestMs` at most; without a seed in the environment it does not wait at all. */
export async function jitter(longestMs = LONGEST_MS): Promise<void> {
  if (JITTER === undefined || random() < SHARE_IN_TIME) return;
  // most by little, few by much
  await new Promise((resolve) => setTimeout(resolve, random() ** 2 * longestMs));
}
