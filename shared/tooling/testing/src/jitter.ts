/** Maximum random delay of responses and lazy imports. */
const LONGEST_MS = 50;
const SHARE_IN_TIME = 0.4;

const { JITTER } = process.env;
let state = Number(JITTER) || 0;

/** Returns a number from 0 to 1 that depends only on the seed (mulberry32). */
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

export async function jitter(longestMs = LONGEST_MS): Promise<void> {
  if (JITTER === undefined || random() < SHARE_IN_TIME) return;
  await new Promise((resolve) => setTimeout(resolve, random() ** 2 * longestMs));
}
