import type { FastifyRequest } from 'fastify';
import type { Problem } from './problem.ts';

type SecurityEvent =
  | 'signed-in'
  | 'signed-out'
  | 'session-ended'
  | 'account-deleted'
  | 'data-given-out'
  | 'operator-call';
type Refusal =
  | 'code-refused'
  | 'access-refused'
  | 'operator-refused'
  | 'limit-reached'
  | 'foreign-origin'
  | 'payment-refused'
  | 'input-refused';

const REFUSALS: Readonly<Record<string, Refusal>> = {
  INVALID_OTP: 'code-refused',
  OTP_EXPIRED: 'code-refused',
  OTP_LOCKED: 'code-refused',
  UNAUTHENTICATED: 'access-refused',
  ORDER_NOT_FOUND: 'access-refused',
  ADDRESS_NOT_FOUND: 'access-refused',
  SESSION_NOT_FOUND: 'access-refused',
  INVITATION_INVALID: 'access-refused',
  SIGN_IN_REFUSED: 'code-refused',
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
 * Logs a security event with the session ID, but without names, email addresses or IP addresses.
 */
export function logSecurityEvent(
  request: FastifyRequest,
  event: SecurityEvent,
  session = request.user?.sessionId ?? request.staff?.sessionId,
): void {
  request.log.info({ event, call: callOf(request), session }, 'security');
}

export function logRefusal(request: FastifyRequest, event: Refusal, code: string): void {
  request.log.warn(
    { event, call: callOf(request), code, session: request.user?.sessionId ?? request.staff?.sessionId },
    'security',
  );
}

export function logProblem(request: FastifyRequest, { code }: Problem): void {
  const event = Object.hasOwn(REFUSALS, code) ? REFUSALS[code] : undefined;
  if (event) logRefusal(request, event, code);
}

/** Uses the route's URL pattern, because the actual path may contain personal data. */
function callOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? 'none'}`;
}
