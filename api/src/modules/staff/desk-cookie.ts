import type { FastifyReply, FastifyRequest } from 'fastify';

const TOKEN = /^[\w-]{43}$/;

export function deskCookie(siteOrigin: string) {
  const secure = siteOrigin.startsWith('https:');
  // Browsers accept the `__Secure-` prefix only over HTTPS, so omit the prefix over HTTP.
  const name = secure ? '__Secure-kaagazz-desk' : 'kaagazz-desk';
  const options = { path: '/api/desk', httpOnly: true, sameSite: 'strict', secure } as const;

  return {
    read(request: FastifyRequest): string | null {
      const token = request.cookies[name];
      return token && TOKEN.test(token) ? token : null;
    },
    set: (reply: FastifyReply, token: string) => reply.setCookie(name, token, options),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  };
}
