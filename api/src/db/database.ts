import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { BoundedClient } from './bounded-client.ts';
import { lockFolder } from './folder-lock.ts';
import { NamedPglite } from './named-pglite.ts';

/** What a raw statement answers on both engines. How many rows changed is told differently by each: use `returning`. */
interface Answer<Row> {
  rows: Row[];
}

interface AnswerHKT extends PgQueryResultHKT {
  type: Answer<this['row']>;
}

/**
 * A database or a transaction of it: both engines, PGlite and PostgreSQL, look the same from here on. Inside a transaction only
 * ever use the transaction's own handle: on PGlite the outer one would wait for itself for ever.
 */
export type Database = PgDatabase<AnswerHKT>;

export interface OpenDatabase {
  database: Database;
  engine: 'pglite' | 'postgres';
  close(): Promise<void>;
}

/**
 * How long a call waits for PostgreSQL at most, in milliseconds: a shopper is told that the shop is unavailable within seconds,
 * and what holds a connection lets it go. Each is shorter on the server than here, so that it usually ends in good order.
 */
const CONNECTING_MS = 3_000;
const LOCK_MS = 4_000;
const STATEMENT_MS = 6_000;
const ANSWER_MS = 8_000;
const IDLE_IN_TRANSACTION_MS = 15_000;
const KEEP_ALIVE_MS = 10_000;

/**
 * PostgreSQL by address. Nothing waits for ever: not for a connection (also when all are lent out), a lock, a statement, nor an
 * answer of a server that hangs. A connection that breaks while idle is replaced by the pool; `onError` is only told of it.
 */
export function openPostgres(url: string, onError: (error: Error) => void = () => {}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'kaagazz-api',
    max: 20,
    Client: BoundedClient as unknown as NonNullable<pg.PoolConfig['Client']>,
    connectionTimeoutMillis: CONNECTING_MS,
    lock_timeout: LOCK_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  pool.on('error', onError);
  return {
    database: drizzlePostgres({ client: pool }),
    engine: 'postgres',
    close: () => pool.end(),
  };
}

/**
 * The embedded database. It neither syncs to disk nor keeps a second process out, so its folder is locked first.
 *
 * @param folder where its data lives; `null` keeps it in memory (tests)
 * @param template a dumped data folder to begin with instead of making an empty database, which takes seconds
 * @param onLockLost called when another process has taken the folder over: stop at once
 * @throws FolderInUse when another process has the folder
 */
export async function openPglite(
  folder: string | null,
  { onLockLost = () => {}, template }: { onLockLost?: () => void; template?: Blob } = {},
): Promise<OpenDatabase> {
  if (folder) await mkdir(folder, { recursive: true });
  const lock = folder ? await lockFolder(folder, onLockLost) : null;
  try {
    const begin = template ? { loadDataDir: template } : {};
    const client = folder ? new NamedPglite(join(folder, 'pglite'), begin) : new NamedPglite(begin);
    await client.waitReady;
    return {
      database: drizzlePglite({ client }) as unknown as Database,
      engine: 'pglite',
      async close() {
        await client.close();
        await lock?.release();
      },
    };
  } catch (error) {
    await lock?.release();
    throw error;
  }
}
