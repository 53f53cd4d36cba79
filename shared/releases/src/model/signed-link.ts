import { SignJWT, errors, jwtVerify } from 'jose';
import { z } from 'zod';

import { ReleaseProblem } from './release-problem.ts';
import { AppName, Version } from './release.ts';

const ALGORITHM = 'HS256';

export const TesterChoice = z.record(AppName, Version);
export type TesterChoice = z.infer<typeof TesterChoice>;

type Purpose = 'tester' | 'release-page';

/**
 * Signs the claims as a JWT that expires after `seconds`. The secret needs at least 32 characters.
 */
export async function sign(
  secret: string,
  purpose: Purpose,
  claims: Record<string, unknown>,
  seconds: number,
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ claims })
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(purpose)
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(new TextEncoder().encode(secret));
}

/** @throws ReleaseProblem BAD_LINK */
export async function verify(
  secret: string,
  purpose: Purpose,
  token: string,
): Promise<{ claims: unknown; expires: Date }> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      audience: purpose,
      algorithms: [ALGORITHM],
      requiredClaims: ['exp'],
    });
    return { claims: payload.claims, expires: new Date((payload.exp ?? 0) * 1000) };
  } catch (error) {
    const why = error instanceof errors.JWTExpired ? 'has expired' : 'is not valid';
    throw new ReleaseProblem('BAD_LINK', `this link ${why}`, { cause: error });
  }
}

export function hasExpired(problem: unknown): boolean {
  return problem instanceof ReleaseProblem && problem.cause instanceof errors.JWTExpired;
}
