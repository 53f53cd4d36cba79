import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_MS } from './sessions.ts';

export function refreshCookie(siteOrigin: string) {
  const secure = siteOrigin.startsWith('https:');
  // Browsers reject a cookie with the `__Secure-` prefix unless it is set over HTTPS.
  const name = secure ? '__Secure-kaagazz-refresh' : 'kaagazz-refresh';
  const options = { path: '/api/auth', httpOnly: true, sameSite: 'strict', secure } as const;

  return {
    read: (request: FastifyRequest): string | null => request.cookies[name] || null,
    set: (reply: FastifyReply, token: string) =>
      reply.setCookie(name, token, { ...options, maxAge: SESSION_MS / 1000 }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  };
}
