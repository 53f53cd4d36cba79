import { createHash } from 'node:crypto';

import type { AppRollout } from './rollout.ts';

export const BUCKETS = 10_000;

/** Where a visitor stands in the rollout of an app: 0 to 9999, the same for ever, and independent of where they stand in another's. */
export function bucketOf(app: string, salt: string, visitor: string): number {
  const hash = createHash('sha256').update(`${app}\0${salt}\0${visitor}`).digest();
  // 2^48 leaves nothing of the bias that a remainder has
  return hash.readUIntBE(0, 6) % BUCKETS;
}

/** Whether this visitor gets the candidate. Strictly below, so that 0 % is nobody, and a higher percent only ever adds visitors. */
export function getsCandidate(app: string, { candidate, salt }: AppRollout, visitor: string): boolean {
  return candidate !== null && bucketOf(app, salt, visitor) < Math.round(candidate.percent * (BUCKETS / 100));
}
