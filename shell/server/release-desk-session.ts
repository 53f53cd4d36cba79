import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';
import { ReleaseProblem, sign, verify } from '@kaagazz/releases';
import { z } from 'zod';

const COOKIE = 'desk';
const SESSION_SECONDS = 12 * 3600;
const LONGEST_TOKEN = 2_000;

const Who = z.string().min(1).max(100);
/** of the link that the release command prints */
const LinkClaims = z.strictObject({ who: Who });
/** of the cookie: it is no link, so that a session is not prolonged by itself */
const SessionClaims = z.strictObject({ who: Who, session: z.string() });

/** Somebody who has the operator's right. */
export interface DeskSession {
  /** for the audit trail */
  who: string;
  /** what this session's forms carry; undefined for a program that sends the operator's token with each call, which no other site can do */
  csrf: string | undefined;
}

interface DeskKeys {
  secret: string;
  operatorTokens: readonly string[];
}

/** Who asks; undefined for everybody without the operator's token or a session. */
export async function deskSessionOf(
  { headers, cookies }: FastifyRequest,
  { secret, operatorTokens }: DeskKeys,
): Promise<DeskSession | undefined> {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (bearer !== undefined && operatorTokens.map((token) => isEqual(bearer, token)).includes(true)) {
    return { who: 'operator', csrf: undefined };
  }
  const token = cookies[COOKIE];
  if (token === undefined || token.length > LONGEST_TOKEN) return undefined;
  const claims = await claimsOf(secret, token, SessionClaims).catch(() => undefined);
  return (
    claims && { who: claims.who, csrf: createHmac('sha256', secret).update(`desk form ${token}`).digest('base64url') }
  );
}

/**
 * Opens a session for who holds the link that `npm run release -- desk` printed.
 *
 * @throws ReleaseProblem BAD_LINK
 */
export async function openDeskSession(
  reply: FastifyReply,
  { secret, link, secure }: { secret: string; link: string; secure: boolean },
): Promise<void> {
  const { who } = await claimsOf(secret, link, LinkClaims);
  const session = randomBytes(9).toString('base64url');
  const cookie = await sign(secret, 'desk', { who, session }, SESSION_SECONDS);
  reply.setCookie(COOKIE, cookie, {
    path: '/_releases',
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: SESSION_SECONDS,
  });
}

/** In a time that tells nothing about where they differ. */
export function isEqual(one: string, other: string): boolean {
  const hash = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(hash(one), hash(other));
}

async function claimsOf<Claims>(secret: string, token: string, shape: z.ZodType<Claims>): Promise<Claims> {
  const { claims } = await verify(secret, 'desk', token);
  const parsed = shape.safeParse(claims);
  if (!parsed.success) throw new ReleaseProblem('BAD_LINK', 'this link is not one of ours');
  return parsed.data;
}
