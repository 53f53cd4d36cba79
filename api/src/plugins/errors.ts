import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { App } from '../app-context.ts';
import { sqlState } from '../db/transaction.ts';
import { Problem } from './problem.ts';

/** Fastify's own refusals, in this api's words. */
const REFUSALS: Record<string, { code: string; message: string }> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'MALFORMED_JSON', message: 'The request is not valid JSON.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'MALFORMED_JSON', message: 'The request is not valid JSON.' },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'BODY_TOO_LARGE', message: 'The request is too large.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send application/json.' },
};

/** One error handler for all routes: whatever was thrown leaves as `{ success: false, message, code }`, details of ours never. */
export function registerErrors(app: App): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = toProblem(error);
    if (problem.status >= 500 && !(error instanceof Problem)) request.log.error({ err: error }, 'request failed');
    return answer(reply, problem);
  });
  // Before anything of the body is read: what is sent makes no difference between a call that does not exist and one that says so.
  app.addHook('onRequest', async (request) => {
    if (request.is404) throw unknownCall(request);
  });
  app.setNotFoundHandler((request: FastifyRequest, reply) => answer(reply, unknownCall(request)));
}

/** What somebody is answered who asks for a call that does not exist, or must not learn that it does. */
export function unknownCall({ method }: Pick<FastifyRequest, 'method'>): Problem {
  return new Problem(404, 'NOT_FOUND', `There is no ${method} call here.`);
}

/** For what is refused before there is a route to ask: a URL that is none. */
export function answerFrameworkError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void answer(reply, toProblem(error));
}

function answer(reply: FastifyReply, problem: Problem) {
  const { retryAfter } = problem.extra;
  if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter));
  return reply
    .code(problem.status)
    .send({ success: false, message: problem.message, code: problem.code, ...problem.extra });
}

function toProblem(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return validationProblem(error.validation);
  const refusal = REFUSALS[error.code];
  if (refusal) return new Problem(error.statusCode ?? 400, refusal.code, refusal.message);
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new Problem(error.statusCode, 'BAD_REQUEST', 'The request could not be understood.');
  }
  if (lostItsAccount(error)) return new Problem(401, 'UNAUTHENTICATED', 'Please log in.');
  return new Problem(500, 'INTERNAL', 'Something went wrong on our side. Please try again.');
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
  return new Problem(400, 'VALIDATION', field ? `${field}: ${message}` : message, { field });
}
