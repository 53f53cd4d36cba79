import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Correlates the log lines and errors of one request in all processes. The header's name is not
 * standardized but widely used.
 */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Long enough for ids of load balancers and CDNs, and without characters that need escaping. */
const WELL_FORMED = /^[\w-]{8,64}$/;

/**
 * Returns the id that the client or load balancer sent if it is well-formed, otherwise a new one.
 */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const sent = headers[REQUEST_ID_HEADER];
  return typeof sent === 'string' && WELL_FORMED.test(sent) ? sent : randomUUID();
}
