import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Non-standard but common header. The id connects a request's log lines and errors in all
 * processes.
 */
export const REQUEST_ID_HEADER = 'x-request-id';

/**
 * Matches valid request ids, which need no escaping. Long enough for the ids of load balancers and
 * CDNs.
 */
const WELL_FORMED = /^[\w-]{8,64}$/;

/** Returns the request id from the header if it is valid, otherwise a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const sent = headers[REQUEST_ID_HEADER];
  return typeof sent === 'string' && WELL_FORMED.test(sent) ? sent : randomUUID();
}
