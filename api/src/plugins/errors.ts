import type { ErrorCode } from '@kaagazz/api-schema';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { App } from '../app-context.ts';
import { sqlState } from '../db/transaction.ts';
import { isDatabaseAway } from '../db/database-away.ts';
import { Problem } from './problem.ts';
import type { Turnstile } from './rate-limits.ts';
import { logProblem } from './security-log.ts';
import { unknownCall } from './unknown-call.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** media type that the call takes, where that is not JSON */
    takes?: string;
  }
}

/** Fastify's own refusals, in this api's words. */
const REFUSALS: Record<string, { code: ErrorCode; message: string }> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'MALFORMED_JSON', message: 'The request is not valid JSON.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'MALFORMED_JSON', message: 'The request is not valid JSON.' },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'BODY_TOO_LARGE', message: 'The request is too large.' },
};

/** Of a database that does not answer, in seconds: it is back, or another one has taken its place. */
const DATABASE_RETRY_AFTER = 5;

export interface ErrorOptions {
  /** returns the answer to a call that does not exist */
  turnAway?: Turnstile['turnAway'];
  /** called with each problem before it is sent */
  onProblem?: ((problem: Problem, request: FastifyRequest) => void) | undefined;
}

/** One error handler for all routes: every error is sent as `{ success: false, message, code }`, without internals. */
export function registerErrors(
  app: App,
  { turnAway = async (request) => unknownCall(request), onProblem }: ErrorOptions = {},
): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = toProblem(error, request);
    onProblem?.(problem, request);
    // Whoever left in the middle of a request can't be answered, and is no fault of ours.
    if (!leftInTheMiddle(request)) tell(request, error, problem);
    return answer(reply, problem);
  });
  // Before anything of the body is read: what is sent makes no difference between a call that does not exist and one that says so.
  app.addHook('onRequest', async (request) => {
    if (request.is404) throw await turnAway(request);
  });
  app.setNotFoundHandler((request: FastifyRequest, reply) => answer(reply, unknownCall(request)));
}

function leftInTheMiddle({ raw }: FastifyRequest): boolean {
  return raw.socket.destroyed && !raw.complete;
}

function tell(request: FastifyRequest, error: unknown, problem: Problem): void {
  logProblem(request, problem);
  if (problem.status < 500 || error instanceof Problem) return;
  if (problem.code === 'DATABASE_UNAVAILABLE') request.log.warn({ err: error }, 'the database does not answer');
  else request.log.error({ err: error }, 'request failed');
}

/** For what is refused before there is a route to ask: a URL that is none. */
export function answerFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void answer(reply, toProblem(error, request));
}

function answer(reply: FastifyReply, problem: Problem) {
  const { retryAfter } = problem.extra;
  if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter));
  // What was said of a file that then could not be read is not true of the words that come instead.
  for (const name of ['content-length', 'content-disposition', 'repr-digest']) reply.removeHeader(name);
  return reply
    .code(problem.status)
    .type('application/json; charset=utf-8')
    .send({ success: false, message: problem.message, code: problem.code, ...problem.extra });
}

function toProblem(error: FastifyError, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return validationProblem(error.validation);
  const refusal = REFUSALS[error.code];
  if (refusal) return new Problem(refusal.code, refusal.message);
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    const { takes = 'application/json' } = request.routeOptions.config;
    return new Problem('UNSUPPORTED_MEDIA_TYPE', `Send ${takes}.`);
  }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new Problem('BAD_REQUEST', 'The request could not be understood.', {}, error.statusCode);
  }
  if (lostItsAccount(error)) return new Problem('UNAUTHENTICATED', 'Please log in.');
  if (isDatabaseAway(error)) return databaseUnavailable();
  return new Problem('INTERNAL', 'Something went wrong on our side. Please try again.');
}

/** What every call is answered while the database is away, hangs, or has no connection left. */
export function databaseUnavailable(): Problem {
  const message = 'This part of the shop is not available right now. Please try again.';
  return new Problem('DATABASE_UNAVAILABLE', message, { retryAfter: DATABASE_RETRY_AFTER });
}

/** The account was deleted while this call ran: what it wanted to write points at nobody (23503: foreign key violation). */
function lostItsAccount(error: unknown): boolean {
  if (sqlState(error) !== '23503') return false;
  for (let at = error; at instanceof Error; at = at.cause) {
    const { constraint } = at as { constraint?: unknown };
    if (typeof constraint === 'string') return constraint.endsWith('_users_id_fk');
  }
  return false;
}

/** Names the first wrong field; values are not repeated, because they may be personal. */
function validationProblem(issues: readonly { instancePath: string; message?: string | undefined }[]): Problem {
  const first = issues[0];
  const field = first?.instancePath.replace(/^\//, '').replaceAll('/', '.') ?? '';
  const message = first?.message ?? 'Invalid value';
  return new Problem('VALIDATION', field ? `${field}: ${message}` : message, { field });
}
