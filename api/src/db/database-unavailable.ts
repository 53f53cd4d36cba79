import { isConnectError } from './bounded-client.ts';
import { sqlState } from './transaction.ts';

/** System errors of connections that fail or break. */
const SYSTEM_ERROR =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT)$/;

/**
 * SQLSTATEs that aren't caused by the statement: connection exceptions (08), shutdown and startup
 * (57P), insufficient resources (53), timeouts of statements and locks (57014, 55P03), idle in
 * transaction (25P03), read-only standby (25006), I/O errors (58).
 */
const SQL_STATE = /^(08...|57P..|53...|57014|55P03|25P03|25006|58...)$/;

/** Messages of pg errors that have no code. */
const MESSAGES = [
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
 * Returns true if the database is down or too slow, so that a retry may succeed. Ignores the same
 * system errors of other servers, such as the gateway or the mail server.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (SQL_STATE.test(sqlState(error) ?? '')) return true;
  let isFromDatabase = false;
  // No `instanceof`, because system errors may come from another realm.
  for (let at = error as Thrown | null | undefined; typeof at === 'object' && at !== null; at = at.cause) {
    const { message = '', code = '' } = at;
    // Drizzle wraps errors of queries and adds the query.
    isFromDatabase ||= typeof at.query === 'string' || isConnectError(at);
    if (MESSAGES.some((start) => message.startsWith(start))) return true;
    if (isFromDatabase && SYSTEM_ERROR.test(code)) return true;
  }
  return false;
}
