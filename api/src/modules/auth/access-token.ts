import { createHmac, type webcrypto } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { Problem } from '../../plugins/problem.ts';
import type { AuthKeys } from './auth-keys.ts';

export const ACCESS_TOKEN_SECONDS = 15 * 60;
const ISSUER = 'kaagazz';
const AUDIENCE = 'kaagazz-shop';
/** Verified tokens; some hundred bytes each. */
const MOST_CACHED = 5_000;

/** Whom a token speaks for. */
export interface TokenHolder {
  userId: string;
  sessionId: string;
}

/** The database takes nothing else for an id. */
const Claims = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number() });

/**
 * Access tokens: signed (HS256), 15 minutes, carrying the session, so that a logout ends them too, and naming their key (`kid`), so
 * that the secret can change under those who are signed in.
 */
export function accessTokens(keys: AuthKeys, now: () => Date) {
  const [newest, ...previous] = keys.derive('access-token').map((key) => ({ kid: nameOf(key), key: asCryptoKey(key) }));
  if (!newest) throw new Error('no key to sign with');
  // A token without a name is of a release before keys had names: of the newest key or none.
  const keyNamed = (kid = newest.kid) => [newest, ...previous].find((held) => held.kid === kid)?.key;
  // A shopper sends the same token for 15 minutes, so verify its signature once. Only valid tokens get in here.
  const verified = new LRUCache<string, { holder: TokenHolder; expiresAt: number }>({ max: MOST_CACHED });

  return {
    async issue({ userId, sessionId }: TokenHolder): Promise<string> {
      const seconds = Math.floor(now().getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', kid: newest.kid })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
        .sign(await newest.key);
    },

    /** @throws Problem 401 `TOKEN_EXPIRED`, which a renewal mends, or `UNAUTHENTICATED` for what this api never signed */
    async verify(token: string): Promise<TokenHolder> {
      const known = verified.get(token);
      if (known && Math.floor(now().getTime() / 1000) < known.expiresAt) return known.holder;
      try {
        const { payload } = await jwtVerify(token, ({ kid }) => keyNamed(kid) ?? Promise.reject(renewable()), {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: AUDIENCE,
          // One without an end would otherwise be good for ever.
          requiredClaims: ['exp'],
          currentDate: now(),
        });
        const claims = Claims.safeParse(payload);
        if (!claims.success) throw unauthenticated();
        const holder = { userId: claims.data.sub, sessionId: claims.data.sid };
        verified.set(token, { holder, expiresAt: claims.data.exp });
        return holder;
      } catch (error) {
        if (error instanceof errors.JWTExpired || isWithoutAudience(error)) throw renewable();
        throw error instanceof Problem ? error : unauthenticated();
      }
    },
  };
}

/** Recognises tokens issued before this claim existed. Their sessions may still be valid. */
function isWithoutAudience(error: unknown): boolean {
  return error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud' && error.reason === 'missing';
}

/** Made once: of a key's bytes one would be made for each call. */
function asCryptoKey(key: Buffer): Promise<webcrypto.CryptoKey> {
  return crypto.subtle.importKey('raw', Uint8Array.from(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
}

/** Tells keys apart and gives nothing of them away. */
function nameOf(key: Buffer): string {
  return createHmac('sha256', key).update('kid').digest('hex').slice(0, 8);
}

/** Run out, or of a key that is gone since: the refresh token may still open the session. */
function renewable(): Problem {
  return new Problem('TOKEN_EXPIRED', 'Your session needs to be renewed.');
}

export function unauthenticated(): Problem {
  return new Problem('UNAUTHENTICATED', 'Please log in.');
}
