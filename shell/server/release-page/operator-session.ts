import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';
import { ReleaseProblem, sign, verify } from '@kaagazz/releases';
import { z } from 'zod';

const COOKIE = 'release-page';
const SESSION_SECONDS = 12 * 3600;
const MAX_TOKEN_LENGTH = 2_000;

const Who = z.string().min(1).max(100);
const LinkClaims = z.strictObject({ who: Who });
/**
 * `LinkClaims` rejects the `session` claim, so a session cookie can't be used as a sign-in link.
 */
const SessionClaims = z.strictObject({ who: Who, session: z.string() });

export interface OperatorSession {
  who: string;
  /**
   * CSRF token for the session's forms. Undefined for bearer tokens, which browsers don't send
   * automatically.
   */
  csrf: string | undefined;
}

interface SessionKeys {
  secret: string;
  operatorTokens: readonly string[];
}

export async function findSession(
  { headers, cookies }: FastifyRequest,
  { secret, operatorTokens }: SessionKeys,
): Promise<OperatorSession | undefined> {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (bearer !== undefined && operatorTokens.map((token) => isEqual(bearer, token)).includes(true)) {
    return { who: 'operator', csrf: undefined };
  }
  const token = cookies[COOKIE];
  if (token === undefined || token.length > MAX_TOKEN_LENGTH) return undefined;
  const claims = await readClaims(secret, token, SessionClaims).catch(() => undefined);
  const csrf = createHmac('sha256', secret).update(`release page form ${token}`).digest('base64url');
  return claims && { who: claims.who, csrf };
}

export async function startSession(
  reply: FastifyReply,
  { secret, link, secure }: { secret: string; link: string; secure: boolean },
): Promise<void> {
  const { who } = await readClaims(secret, link, LinkClaims);
  const session = randomBytes(9).toString('base64url');
  const cookie = await sign(secret, 'release-page', { who, session }, SESSION_SECONDS);
  reply.setCookie(COOKIE, cookie, {
    path: '/_releases',
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: SESSION_SECONDS,
  });
}

export function isEqual(a: string, b: string): boolean {
  const hash = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(hash(a), hash(b));
}

async function readClaims<Claims>(secret: string, token: string, schema: z.ZodType<Claims>): Promise<Claims> {
  const { claims } = await verify(secret, 'release-page', token);
  const parsed = schema.safeParse(claims);
  if (!parsed.success) throw new ReleaseProblem('BAD_LINK', 'this link is not valid');
  return parsed.data;
}
