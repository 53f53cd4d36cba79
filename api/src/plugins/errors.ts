import type { ErrorCode } from '@kaagazz/api-schema';
import { REQUEST_ID_HEADER } from '@kaagazz/http-server';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { App } from '../app-context.ts';
import { sqlState } from '../db/transaction.ts';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';
import { Problem } from './problem.ts';
import type { TokenGuessLimit } from './rate-limits.ts';
import { logProblem } from './security-log.ts';
import { routeNotFound } from './route-not-found.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    takes?: string;
  }
}

const PROBLEMS_OF_FASTIFY: Record<string, { code: ErrorCode; message: string }> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'MALFORMED_JSON', message: 'The request is not valid JSON.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'MALFORMED_JSON', message: 'The request is not valid JSON.' },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'BODY_TOO_LARGE', message: 'The request is too large.' },
};

/** Typical duration of a database failover, in seconds. */
const DATABASE_RETRY_AFTER = 5;

export interface ErrorOptions {
  refuse?: TokenGuessLimit['refuse'];
  onProblem?: ((problem: Problem, request: FastifyRequest) => void) | undefined;
}

export function registerErrors(
  app: App,
  { refuse = async (request) => routeNotFound(request), onProblem }: ErrorOptions = {},
): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = toProblem(error, request);
    onProblem?.(problem, request);
    if (!wasAborted(request)) logError(request, error, problem);
    return send(reply, problem);
  });
  app.addHook('onRequest', async (request) => {
    if (request.is404) throw await refuse(request);
  });
  app.setNotFoundHandler((request: FastifyRequest, reply) => send(reply, routeNotFound(request)));
}

function wasAborted({ raw }: FastifyRequest): boolean {
  return raw.socket.destroyed && !raw.complete;
}

function logError(request: FastifyRequest, error: unknown, problem: Problem): void {
  logProblem(request, problem);
  if (problem.status < 500) return;
  if (error instanceof Problem) {
    return request.log.warn({ code: problem.code, err: error.cause }, 'request could not be served');
  }
  if (problem.code === 'DATABASE_UNAVAILABLE') request.log.warn({ err: error }, 'database unavailable');
  else request.log.error({ err: error }, 'request failed');
}

export function sendFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header(REQUEST_ID_HEADER, request.id);
  void send(reply, toProblem(error, request));
}

function send(reply: FastifyReply, problem: Problem) {
  const { retryAfter } = problem.extra;
  if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter));
  for (const name of ['content-length', 'content-disposition', 'repr-digest']) reply.removeHeader(name);
  return reply
    .code(problem.status)
    .type('application/json; charset=utf-8')
    .send({ success: false, message: problem.message, code: problem.code, ...problem.extra });
}

function toProblem(error: FastifyError, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return validationProblem(error.validation);
  const known = PROBLEMS_OF_FASTIFY[error.code];
  if (known) return new Problem(known.code, known.message);
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    const { takes = 'application/json' } = request.routeOptions.config;
    return new Problem('UNSUPPORTED_MEDIA_TYPE', `Send ${takes}.`);
  }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new Problem('BAD_REQUEST', 'The server could not understand the request.', {}, error.statusCode);
  }
  if (isAccountMissing(error)) return new Problem('UNAUTHENTICATED', 'Please log in.');
  if (isDatabaseUnavailable(error)) return databaseUnavailable();
  return new Problem('INTERNAL', 'Something went wrong on our side. Please try again.');
}

export function databaseUnavailable(): Problem {
  const message = 'The shop is not available right now. Please try again.';
  return new Problem('DATABASE_UNAVAILABLE', message, { retryAfter: DATABASE_RETRY_AFTER });
}

function isAccountMissing(error: unknown): boolean {
  if (sqlState(error) !== '23503') return false;
  for (let at = error; at instanceof Error; at = at.cause) {
    const { constraint } = at as { constraint?: unknown };
    if (typeof constraint === 'string') return constraint.endsWith('_users_id_fk');
  }
  return false;
}

/** Omits the invalid value, because it may be personal data. */
function validationProblem(issues: readonly { instancePath: string; message?: string | undefined }[]): Problem {
  const first = issues[0];
  const field = first?.instancePath.replace(/^\//, '').replaceAll('/', '.') ?? '';
  const message = first?.message ?? 'Invalid value';
  return new Problem('VALIDATION', field ? `${field}: ${message}` : message, { field });
}
