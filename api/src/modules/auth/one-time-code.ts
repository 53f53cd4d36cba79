import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { AuthKeys } from './auth-keys.ts';

export function newCode(): string {
  return randomInt(0, 1_000_000).toString().padStart(6, '0');
}

/**
 * Hashes codes with a secret key, because a plain hash of six digits could be reversed within a
 * second.
 */
export class CodeHasher {
  readonly #keys: readonly [Buffer, ...Buffer[]];

  constructor(keys: AuthKeys) {
    this.#keys = keys.derive('one-time-code');
  }

  hash(mailbox: string, code: string): string {
    return hashWith(this.#keys[0], mailbox, code).toString('hex');
  }

  decoy(): string {
    return randomBytes(32).toString('hex');
  }

  /** Always tries all keys, so that the response time doesn't reveal which key matched. */
  matches(codeHash: string, mailbox: string, code: string): boolean {
    const expected = Buffer.from(codeHash, 'hex');
    const results = this.#keys.map((key) => timingSafeEqual(expected, hashWith(key, mailbox, code)));
    return results.includes(true);
  }
}

function hashWith(key: Buffer, mailbox: string, code: string): Buffer {
  return createHmac('sha256', key).update(`${mailbox}:${code}`).digest();
}
