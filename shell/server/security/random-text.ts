import { randomFillSync } from 'node:crypto';

/** 4,096 random bytes cost as much as 16, and every page view needs some. */
const pool = Buffer.alloc(4096);
let taken = pool.length;

/** Returns cryptographically secure random bytes as text. */
export function randomText(bytes: number, encoding: 'base64' | 'base64url'): string {
  if (taken + bytes > pool.length) {
    randomFillSync(pool);
    taken = 0;
  }
  const from = taken;
  taken += bytes;
  const text = pool.toString(encoding, from, taken);
  pool.fill(0, from, taken);
  return text;
}
