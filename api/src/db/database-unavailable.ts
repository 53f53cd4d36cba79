import { isConnectError } from './bounded-client.ts';
import { sqlState } from './transaction.ts';

const SYSTEM_ERROR =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT)$/;

/**
 * Matches SQLSTATEs that indicate an unavailable database: lost connection (08), shutdown or
 * startup (57P), insufficient resources (53), statement or lock timeout (57014, 55P03), idle
 * transaction timeout (25P03), read-only standby (25006), I/O error (58).
 */
const SQL_STATE = /^(08...|57P..|53...|57014|55P03|25P03|25006|58...)$/;

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
 * Returns true only for errors from the database, and not for network errors from other servers,
 * such as the payment gateway.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (SQL_STATE.test(sqlState(error) ?? '')) return true;
  let isFromDatabase = false;
  for (let at = error as Thrown | null | undefined; typeof at === 'object' && at !== null; at = at.cause) {
    const { message = '', code = '' } = at;
    isFromDatabase ||= typeof at.query === 'string' || isConnectError(at);
    if (MESSAGES.some((start) => message.startsWith(start))) return true;
    if (isFromDatabase && SYSTEM_ERROR.test(code)) return true;
  }
  return false;
}
