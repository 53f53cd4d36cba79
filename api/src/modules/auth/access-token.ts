import { createHmac } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { Problem } from '../../plugins/problem.ts';

export const ACCESS_TOKEN_SECONDS = 15 * 60;
const ISSUER = 'kaagazz';

/** Whom a token speaks for. */
export interface TokenHolder {
  userId: string;
  sessionId: string;
}

/** The database takes nothing else for an id. */
const Claims = z.object({ sub: z.uuid(), sid: z.uuid() });

/** Access tokens: signed (HS256), 15 minutes, carrying the session, so that a logout ends them too. */
export function accessTokens(authSecret: string, now: () => Date) {
  // One secret in the configuration, one key for each use made of it.
  const key = createHmac('sha256', authSecret).update('access-token').digest();

  return {
    async issue({ userId, sessionId }: TokenHolder): Promise<string> {
      const seconds = Math.floor(now().getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setSubject(userId)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
        .sign(key);
    },

    /** @throws Problem 401 `TOKEN_EXPIRED`, or `UNAUTHENTICATED` for what this api never signed */
    async verify(token: string): Promise<TokenHolder> {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], issuer: ISSUER, currentDate: now() });
        const claims = Claims.safeParse(payload);
        if (!claims.success) throw unauthenticated();
        return { userId: claims.data.sub, sessionId: claims.data.sid };
      } catch (error) {
        if (error instanceof errors.JWTExpired) {
          throw new Problem(401, 'TOKEN_EXPIRED', 'Your session needs to be renewed.');
        }
        throw error instanceof Problem ? error : unauthenticated();
      }
    },
  };
}

export function unauthenticated(): Problem {
  return new Problem(401, 'UNAUTHENTICATED', 'Please log in.');
}
