import { NO_TRACING, type Tracing } from '@kaagazz/http-server/tracing';
import { type NodePgQueryResultHKT, drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { NamingClient, UnnamedClient } from './bounded-client.ts';
import { ContextPool, tracedClient } from './traced-client.ts';

/** A database connection or a transaction. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export interface OpenDatabase {
  database: Database;
  connections(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}

const CONNECTING_MS = 3_000;
const LOCK_MS = 4_000;
const STATEMENT_MS = 6_000;
const ANSWER_MS = 8_000;
const IDLE_IN_TRANSACTION_MS = 15_000;
const KEEP_ALIVE_MS = 10_000;
const IDLE_CONNECTION_MS = 10 * 60_000;

interface DatabaseOptions {
  /** Maximum number of connections. */
  connections?: number;
  /** Use `transaction` if PgBouncer or a similar pooler runs in transaction mode. */
  pooler?: 'none' | 'transaction';
  onError?: (error: Error) => void;
  tracing?: Tracing;
  timeoutFactor?: number;
}

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

/** Sets timeouts on the database role, because clients can't set them through a pooler. */
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
