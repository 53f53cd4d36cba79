import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Header with an id that correlates a request's log lines and errors across all processes. The
 * header isn't standardized, but it is widely used.
 */
export const REQUEST_ID_HEADER = 'x-request-id';

/**
 * Matches well-formed request ids. They contain no characters that need escaping. The maximum
 * length is enough for the ids of load balancers and CDNs.
 */
const WELL_FORMED = /^[\w-]{8,64}$/;

/**
 * Returns the id that the client or load balancer sent if it is well-formed, otherwise a new one.
 */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const sent = headers[REQUEST_ID_HEADER];
  return typeof sent === 'string' && WELL_FORMED.test(sent) ? sent : randomUUID();
}
