import { randomBytes } from 'node:crypto';

import type { CookieSerializeOptions } from '@fastify/cookie';

const ID = /^[A-Za-z0-9_-]{22}$/;
const AVOIDED = /^[a-z][a-z0-9-]*@[0-9A-Za-z.+-]+$/;
/**
 * Maximum number of failed releases that a visitor's cookie lists. If more have failed, the browser
 * is probably the cause.
 */
const MAX_AVOIDED = 12;

export const VISITOR_COOKIE = 'visitor';
/**
 * Releases (`app@version`) that failed for this visitor, separated by `~`. The server and the
 * inline script `page-guard` write this cookie.
 */
export const AVOID_COOKIE = 'avoid';

const AVOID_SECONDS = 3600;
const VISITOR_SECONDS = 365 * 24 * 3600;

const NONE: ReadonlySet<string> = new Set();

type Cookies = Readonly<Record<string, string | undefined>>;

export function visitorIdOf(cookies: Cookies): string | undefined {
  const id = cookies[VISITOR_COOKIE];
  return id !== undefined && ID.test(id) ? id : undefined;
}

export function newVisitorId(): string {
  return randomBytes(16).toString('base64url');
}

export function avoidedBy(cookies: Cookies): ReadonlySet<string> {
  const cookie = cookies[AVOID_COOKIE];
  if (cookie === undefined) return NONE;
  const listed = cookie.split('~').filter((key) => AVOIDED.test(key));
  return new Set(listed.slice(-MAX_AVOIDED));
}

export function avoidCookie(avoids: ReadonlySet<string>): string {
  return [...avoids].slice(-MAX_AVOIDED).join('~');
}

export function visitorCookieOptions(secure: boolean): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: VISITOR_SECONDS };
}

/**
 * The cookie isn't `HttpOnly`, because a script on the page adds releases that fail in the browser.
 */
export function avoidCookieOptions(secure: boolean): CookieSerializeOptions {
  return { path: '/', sameSite: 'lax', secure, maxAge: AVOID_SECONDS };
}
