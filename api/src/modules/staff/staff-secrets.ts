import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomInt } from 'node:crypto';
import { type AuthKeys } from '../auth/auth-keys.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const RECOVERY_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const RECOVERY_LENGTH = 12;

export class StaffSecrets {
  readonly #encryption: readonly [Buffer, ...Buffer[]];
  readonly #hashing: readonly [Buffer, ...Buffer[]];

  constructor(keys: AuthKeys) {
    this.#encryption = keys.derive('staff-totp');
    this.#hashing = keys.derive('staff-codes');
  }

  /** Encrypts with AES-256-GCM. Returns the nonce, ciphertext and tag as base64url. */
  encrypt(secret: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#encryption[0], nonce);
    return Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
      'base64url',
    );
  }

  decrypt(encrypted: string): string | null {
    const bytes = Buffer.from(encrypted, 'base64url');
    for (const key of this.#encryption) {
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
        return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        continue;
      }
    }
    return null;
  }

  /**
   * Derives the code from the arguments, so that the same code can be sent again without being
   * stored.
   */
  emailedCode(staffId: string, expiresAt: Date): string {
    const mac = createHmac('sha256', this.#hashing[0]).update(`emailed:${staffId}:${expiresAt.getTime()}`).digest();
    return (mac.readUIntBE(0, 6) % 1_000_000).toString().padStart(6, '0');
  }

  hashes(staffId: string, code: string): [string, ...string[]] {
    const hashWith = (key: Buffer) => createHmac('sha256', key).update(`${staffId}:${code}`).digest('hex');
    const [newest, ...previous] = this.#hashing;
    return [hashWith(newest), ...previous.map(hashWith)];
  }
}

export function newRecoveryCode(): string {
  const letters = Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]);
  return [0, 4, 8].map((start) => letters.slice(start, start + 4).join('')).join('-');
}
