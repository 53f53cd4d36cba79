import { randomBytes } from 'node:crypto';
import { SIGN_IN_CODE_MS } from '@kaagazz/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';

const TOKEN = /^[\w-]{43}$/;

export function codeRequesterCookie(siteOrigin: string) {
  const secure = siteOrigin.startsWith('https:');
  const name = secure ? '__Secure-kaagazz-asked' : 'kaagazz-asked';
  const options = { path: '/api/auth', httpOnly: true, sameSite: 'strict', secure } as const;

  function read(request: FastifyRequest): string | null {
    const token = request.cookies[name];
    return token && TOKEN.test(token) ? token : null;
  }

  return {
    read,
    readOrCreate: (request: FastifyRequest): string => read(request) ?? randomBytes(32).toString('base64url'),
    set: (reply: FastifyReply, requester: string) =>
      reply.setCookie(name, requester, { ...options, maxAge: SIGN_IN_CODE_MS / 1000 }),
  };
}
