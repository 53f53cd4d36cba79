import { randomFillSync } from 'node:crypto';

/** Asking for 4,096 random bytes costs what asking for 16 does, and each page view wants a few. */
const pool = Buffer.alloc(4096);
let taken = pool.length;

/** @returns that many bytes that nobody can guess, and nobody else is given, as text */
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
