import { NO_TRACING, type Tracing } from '@kaagazz/http-server/tracing';
import { type NodePgQueryResultHKT, drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { NamingClient, UnnamedClient } from './bounded-client.ts';
import { ContextPool, tracedClient } from './traced-client.ts';

/** A database or a transaction. Inside a transaction, query only through its own handle. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export interface OpenDatabase {
  database: Database;
  /** Connections of the pool. `waiting` queries have none yet. */
  connections(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}

/**
 * Timeouts in milliseconds, short enough to tell shoppers within seconds that the shop is
 * unavailable. The server's are shorter than `ANSWER_MS`, so that statements normally end with a
 * server error.
 */
const CONNECTING_MS = 3_000;
const LOCK_MS = 4_000;
const STATEMENT_MS = 6_000;
const ANSWER_MS = 8_000;
const IDLE_IN_TRANSACTION_MS = 15_000;
const KEEP_ALIVE_MS = 10_000;
/**
 * Connections stay open between bursts of requests. With pg's default of 10 s, a burst on a busy
 * machine had to open them again, and some took longer than `CONNECTING_MS`.
 */
const IDLE_CONNECTION_MS = 10 * 60_000;

interface DatabaseOptions {
  /** Largest number of connections. */
  connections?: number;
  /**
   * `transaction` if the URL leads to a pooler that gives each transaction another server
   * connection. Statements then have no names, because PgBouncer before 1.21 doesn't know them, and
   * the server's timeouts come from the role (`setRoleTimeouts`).
   */
  pooler?: 'none' | 'transaction';
  /** Called when an idle connection breaks. */
  onError?: (error: Error) => void;
  tracing?: Tracing;
  /** Multiplies all timeouts. */
  timeoutFactor?: number;
}

/**
 * Opens a pool of PostgreSQL connections. Every wait times out, whether for a connection, a lock, a
 * statement or a server that hangs.
 */
export function openDatabase(
  url: string,
  {
    connections = 20,
    pooler = 'none',
    onError = () => {},
    tracing = NO_TRACING,
    timeoutFactor = 1,
  }: DatabaseOptions = {},
): OpenDatabase {
  const isDirect = pooler === 'none';
  const Client = isDirect ? NamingClient : UnnamedClient;
  const Pool = tracing.isOn ? ContextPool : pg.Pool;
  const pool = new Pool({
    connectionString: url,
    application_name: 'kaagazz-api',
    max: connections,
    Client: (tracing.isOn ? tracedClient(Client, tracing) : Client) as unknown as NonNullable<pg.PoolConfig['Client']>,
    connectionTimeoutMillis: CONNECTING_MS * timeoutFactor,
    query_timeout: ANSWER_MS * timeoutFactor,
    ...(isDirect && {
      lock_timeout: LOCK_MS * timeoutFactor,
      statement_timeout: STATEMENT_MS * timeoutFactor,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS * timeoutFactor,
    }),
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  pool.on('error', onError);
  return {
    database: drizzle({ client: pool }),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/**
 * Gives the role the timeouts that a direct connection sets itself. They hold for connections that
 * the pooler opens later.
 */
export async function setRoleTimeouts(database: Database): Promise<void> {
  const timeouts = {
    lock_timeout: LOCK_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  };
  for (const [name, milliseconds] of Object.entries(timeouts)) {
    await database.execute(sql.raw(`alter role current_user set ${name} = ${milliseconds}`));
  }
}
