import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CODE_MS } from './code-limits.ts';

const SHAPE = /^[\w-]{43}$/;

/**
 * The cookie of a browser that asked for a code: random, ten minutes, out of reach of scripts. It opens nothing; with it the browser
 * has tries of its own, which nobody else can use up. Whoever keeps no cookies shares the tries of all others.
 */
export function askerCookie(siteOrigin: string) {
  const secure = siteOrigin.startsWith('https:');
  const name = secure ? '__Secure-kaagazz-asked' : 'kaagazz-asked';
  const options = { path: '/api/auth', httpOnly: true, sameSite: 'strict', secure } as const;

  function read(request: FastifyRequest): string | null {
    const held = request.cookies[name];
    return held && SHAPE.test(held) ? held : null;
  }

  return {
    read,
    /** the one that the browser has, or a new one */
    readOrMake: (request: FastifyRequest): string => read(request) ?? randomBytes(32).toString('base64url'),
    set: (reply: FastifyReply, asker: string) => reply.setCookie(name, asker, { ...options, maxAge: CODE_MS / 1000 }),
  };
}
