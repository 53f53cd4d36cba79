import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { discardBody } from './body-limit.ts';

/** Scripts request these paths, so errors are sent as JSON. */
const CALL = /^\/(api|media|dev|releases)(\/|\?|$)/;

const MAX_FORM_BYTES = 512 * 1024;

const WORDS: Record<number, { code: string; message: string }> = {
  404: { code: 'NOT_FOUND', message: 'There is nothing here.' },
  413: { code: 'BODY_TOO_LARGE', message: 'The request is too large.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send application/json.' },
};
const BAD_REQUEST = { code: 'BAD_REQUEST', message: 'The server could not understand the request.' };
const BROKEN = { code: 'INTERNAL', message: 'This page could not be loaded. Please try again.' };

export function registerRefusals(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    return refuse(request, reply, status);
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (!(await discardBody(request.raw, MAX_FORM_BYTES))) return refuse(request, reply, 413);
    return isEarlyForm(request)
      ? reply.header('cache-control', 'no-store').redirect(request.url, 303)
      : refuse(request, reply, 404);
  });
}

function isEarlyForm({ method, url, headers }: FastifyRequest): boolean {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  const isPageHere = /^\/(?![/\\])/.test(url) && !CALL.test(url) && !url.startsWith('/_');
  return method === 'POST' && isForm && isPageHere && headers['sec-fetch-site'] !== 'cross-site';
}

export function refuse(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const { code, message } = WORDS[status] ?? (status < 500 ? BAD_REQUEST : BROKEN);
  const readByPeople = ['GET', 'HEAD'].includes(request.method) && !CALL.test(request.url);
  reply.code(status).header('cache-control', 'no-store');
  return readByPeople
    ? reply.type('text/plain; charset=utf-8').send(message)
    : reply.send({ success: false, message, code });
}
