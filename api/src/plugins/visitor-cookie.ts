import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const ID = /^[\w-]{22}$/;
const DAY_SECONDS = 24 * 60 * 60;

/**
 * Identifies a browser for rate limiting. The cookie isn't signed, because a client that changes
 * the cookie is still subject to the limits per network.
 */
export function visitorCookie(siteOrigin: string) {
  const secure = siteOrigin.startsWith('https:');
  const name = secure ? '__Secure-kaagazz-counted' : 'kaagazz-counted';
  const options = { path: '/api', httpOnly: true, sameSite: 'strict', secure, maxAge: DAY_SECONDS } as const;

  return {
    readOrSet(request: FastifyRequest, reply: FastifyReply): string | null {
      const id = request.cookies[name];
      if (id && ID.test(id)) return id;
      if (!request.url.startsWith('/api/auth/')) reply.setCookie(name, randomBytes(16).toString('base64url'), options);
      return null;
    },
  };
}
