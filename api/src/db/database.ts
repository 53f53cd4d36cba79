import { type NodePgQueryResultHKT, drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { BoundedClient } from './bounded-client.ts';

/** A database or a transaction. Inside a transaction, use the transaction's handle only. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export interface OpenDatabase {
  database: Database;
  close(): Promise<void>;
}

/**
 * Timeouts in milliseconds. They let the shop tell shoppers within seconds that it is unavailable.
 * The server's timeouts are shorter than `ANSWER_MS`, so statements usually end in good order.
 */
const CONNECTING_MS = 3_000;
const LOCK_MS = 4_000;
const STATEMENT_MS = 6_000;
const ANSWER_MS = 8_000;
const IDLE_IN_TRANSACTION_MS = 15_000;
const KEEP_ALIVE_MS = 10_000;

/**
 * Opens PostgreSQL. Waiting for a connection, a lock, a statement or a server that hangs always
 * times out. The pool replaces a connection that breaks while idle.
 *
 * @param options.onError called when an idle connection breaks
 * @param options.timeoutFactor multiplies all timeouts
 */
export function openDatabase(
  url: string,
  { onError = () => {}, timeoutFactor = 1 }: { onError?: (error: Error) => void; timeoutFactor?: number } = {},
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'kaagazz-api',
    max: 20,
    Client: BoundedClient as unknown as NonNullable<pg.PoolConfig['Client']>,
    connectionTimeoutMillis: CONNECTING_MS * timeoutFactor,
    lock_timeout: LOCK_MS * timeoutFactor,
    statement_timeout: STATEMENT_MS * timeoutFactor,
    query_timeout: ANSWER_MS * timeoutFactor,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS * timeoutFactor,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  pool.on('error', onError);
  return {
    database: drizzle({ client: pool }),
    close: () => pool.end(),
  };
}
