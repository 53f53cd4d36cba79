import { isOfConnecting } from './bounded-client.ts';
import { sqlState } from './transaction.ts';

/** What the system says of a connection that cannot be made, or broke. */
const CONNECTION =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT)$/;

/**
 * What PostgreSQL says when it is not the statement's fault: connection exceptions (08), shut down or starting (57P), too many
 * connections, disk or memory full (53), the statement or a lock took too long (57014, 55P03), idle too long in a transaction
 * (25P03), a standby that only reads (25006), input or output error (58).
 */
const STATE = /^(08...|57P..|53...|57014|55P03|25P03|25006|58...)$/;

/** What the driver says in words only. */
const WORDS = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end',
];

interface Thrown {
  message?: string;
  code?: string;
  query?: unknown;
  cause?: Thrown;
}

/**
 * Whether something failed because the database cannot be reached or does not answer in time: the same call may succeed soon.
 * A gateway or mail server that is away says the same words of the system; only what a query or its connection threw counts.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (STATE.test(sqlState(error) ?? '')) return true;
  let ofDatabase = false;
  // Not by `instanceof`: what the system throws may be of another realm than ours.
  for (let at = error as Thrown | null | undefined; typeof at === 'object' && at !== null; at = at.cause) {
    const { message = '', code = '' } = at;
    // Drizzle wraps what a query throws, and names the query.
    ofDatabase ||= typeof at.query === 'string' || isOfConnecting(at);
    if (WORDS.some((words) => message.startsWith(words))) return true;
    if (ofDatabase && CONNECTION.test(code)) return true;
  }
  return false;
}
