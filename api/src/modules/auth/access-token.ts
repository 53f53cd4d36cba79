import { createHmac, type webcrypto } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { Problem } from '../../plugins/problem.ts';
import type { AuthKeys } from './auth-keys.ts';

export const ACCESS_TOKEN_SECONDS = 15 * 60;
const ISSUER = 'kaagazz';
const AUDIENCE = 'kaagazz-shop';
const MAX_CACHED = 5_000;

export interface TokenHolder {
  userId: string;
  sessionId: string;
}

/** The ids must be UUIDs, because PostgreSQL rejects other text in a `uuid` column. */
const Claims = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number() });

/**
 * Each token contains the session's id, so that logging out revokes the token. The `kid` header
 * identifies the signing key, so that `AUTH_SECRET` can be rotated.
 */
export class AccessTokens {
  readonly #keys: readonly { kid: string; key: Promise<webcrypto.CryptoKey> }[];
  readonly #now: () => Date;
  readonly #verified = new LRUCache<string, { holder: TokenHolder; expiresAt: number }>({ max: MAX_CACHED });

  constructor(keys: AuthKeys, now: () => Date) {
    this.#keys = keys.derive('access-token').map((key) => ({ kid: keyId(key), key: importKey(key) }));
    this.#now = now;
  }

  async issue({ userId, sessionId }: TokenHolder): Promise<string> {
    const [newest] = this.#keys;
    if (!newest) throw new Error('no signing key');
    const seconds = this.#seconds();
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256', kid: newest.kid })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(userId)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
      .sign(await newest.key);
  }

  async verify(token: string): Promise<TokenHolder> {
    const cached = this.#verified.get(token);
    if (cached && this.#seconds() < cached.expiresAt) return cached.holder;
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => this.#keyFor(kid), {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        requiredClaims: ['exp'],
        currentDate: this.#now(),
      });
      const claims = Claims.safeParse(payload);
      if (!claims.success) throw unauthenticated();
      const holder = { userId: claims.data.sub, sessionId: claims.data.sid };
      this.#verified.set(token, { holder, expiresAt: claims.data.exp });
      return holder;
    } catch (error) {
      if (error instanceof errors.JWTExpired || isWithoutAudience(error)) throw renewable();
      throw error instanceof Problem ? error : unauthenticated();
    }
  }

  async #keyFor(kid = this.#keys[0]?.kid): Promise<webcrypto.CryptoKey> {
    const found = this.#keys.find((candidate) => candidate.kid === kid);
    if (!found) throw renewable();
    return found.key;
  }

  #seconds(): number {
    return Math.floor(this.#now().getTime() / 1000);
  }
}

function isWithoutAudience(error: unknown): boolean {
  return error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud' && error.reason === 'missing';
}

function importKey(key: Buffer): Promise<webcrypto.CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', Uint8Array.from(key), algorithm, false, ['sign', 'verify']);
}

function keyId(key: Buffer): string {
  return createHmac('sha256', key).update('kid').digest('hex').slice(0, 8);
}

function renewable(): Problem {
  return new Problem('TOKEN_EXPIRED', 'Your session has expired. Please reload the page.');
}

export function unauthenticated(): Problem {
  return new Problem('UNAUTHENTICATED', 'Please log in.');
}
