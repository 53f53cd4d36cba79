import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { AuthKeys } from './auth-keys.ts';

/** Six digits from the system's random source, each as likely as any other. */
export function newCode(): string {
  return randomInt(0, 1_000_000).toString().padStart(6, '0');
}

/** Hashes codes with a key of their own: six digits in a stolen table would otherwise be tried out in a second. */
export function codeHasher(keys: AuthKeys) {
  const [newest, ...previous] = keys.derive('one-time-code');
  const hashWith = (key: Buffer, mailbox: string, code: string) =>
    createHmac('sha256', key).update(`${mailbox}:${code}`).digest();

  return {
    /** hex; bound to the mailbox, so that a code opens no other */
    hash: (mailbox: string, code: string) => hashWith(newest, mailbox, code).toString('hex'),

    /** what stands for an unknown mailbox: as long as a hash, matched by no code */
    decoy: () => randomBytes(32).toString('hex'),

    /** A code that was sent before the secret changed is good all the same. Every key is tried, so the time tells nothing. */
    matches(codeHash: string, mailbox: string, code: string): boolean {
      const held = Buffer.from(codeHash, 'hex');
      const found = [newest, ...previous].map((key) => timingSafeEqual(held, hashWith(key, mailbox, code)));
      return found.includes(true);
    },
  };
}
