import { createHash } from 'node:crypto';

import type { AppRollout } from './rollout.ts';

export const BUCKETS = 10_000;

/** Returns a number from 0 to 9999. */
export function bucketOf(app: string, salt: string, visitor: string): number {
  const hash = createHash('sha256').update(`${app}\0${salt}\0${visitor}`).digest();
  return hash.readUIntBE(0, 6) % BUCKETS;
}

export function getsCandidate(app: string, { candidate, salt }: AppRollout, visitor: string): boolean {
  return candidate !== null && bucketOf(app, salt, visitor) < Math.round(candidate.percent * (BUCKETS / 100));
}
