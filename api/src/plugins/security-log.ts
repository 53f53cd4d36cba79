import type { FastifyRequest } from 'fastify';
import type { Problem } from './problem.ts';

/** What somebody did that an operator may have to trace. */
type Doing = 'signed-in' | 'signed-out' | 'session-ended' | 'account-deleted' | 'data-given-out' | 'operator-call';
/** What somebody was refused who may be an attacker: one is a mistake, many are an attack. */
type Refusal =
  | 'code-refused'
  | 'access-refused'
  | 'operator-refused'
  | 'limit-reached'
  | 'foreign-origin'
  | 'payment-refused'
  | 'input-refused';

/** By the code of the answer. `TOKEN_EXPIRED` is none: every shopper's browser meets it each quarter of an hour. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  INVALID_OTP: 'code-refused',
  OTP_EXPIRED: 'code-refused',
  OTP_LOCKED: 'code-refused',
  UNAUTHENTICATED: 'access-refused',
  ORDER_NOT_FOUND: 'access-refused',
  ADDRESS_NOT_FOUND: 'access-refused',
  SESSION_NOT_FOUND: 'access-refused',
  TOO_MANY_REQUESTS: 'limit-reached',
  TOO_MANY_TRIES: 'limit-reached',
  TOO_MANY_CODES: 'limit-reached',
  RESEND_TOO_SOON: 'limit-reached',
  FOREIGN_ORIGIN: 'foreign-origin',
  SIGNATURE_INVALID: 'payment-refused',
  PAYMENT_MISMATCH: 'payment-refused',
  PAYMENT_TOO_LATE: 'payment-refused',
  VALIDATION: 'input-refused',
  MALFORMED_JSON: 'input-refused',
  BODY_TOO_LARGE: 'input-refused',
  UNSUPPORTED_MEDIA_TYPE: 'input-refused',
  BAD_CURSOR: 'input-refused',
  BAD_REQUEST: 'input-refused',
};

/**
 * Writes a line of what was done, at level info: event, call, and the session's id, which says who it was to whoever may look into
 * the database, and goes with the session. No name, no mailbox, no network.
 *
 * @param session of a call whose guard does not know it
 */
export function noteDoing(request: FastifyRequest, event: Doing, session = request.user?.sessionId): void {
  request.log.info({ event, call: callOf(request), session }, 'security');
}

/** Writes a line of what was refused, at level warn, with the code that the caller was answered. */
export function noteRefusal(request: FastifyRequest, event: Refusal, code: string): void {
  request.log.warn({ event, call: callOf(request), code, session: request.user?.sessionId }, 'security');
}

/** The line of a refused call, if its refusal tells of an attack. */
export function noteProblem(request: FastifyRequest, { code }: Problem): void {
  const event = Object.hasOwn(REFUSALS, code) ? REFUSALS[code] : undefined;
  if (event) noteRefusal(request, event, code);
}

/** The route's pattern: what a visitor writes into a path stands in no log. */
function callOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? 'none'}`;
}
