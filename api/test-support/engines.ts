import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type OpenDatabase, openPglite, openPostgres } from '../src/db/database.ts';

export type Engine = 'pglite' | 'postgres';

/** The PostgreSQL server of the tests; its user may create databases. */
const serverUrl = process.env.TEST_DATABASE_URL;

/** For `describe.each(engines)('on %s', (engine) => ...)`: every rule is held on both, one of them hides races. */
export const engines: readonly Engine[] = serverUrl ? ['pglite', 'postgres'] : ['pglite'];

/** An empty database of its own, gone after `close`. */
export async function openEmptyDatabase(engine: Engine): Promise<OpenDatabase & { url: string | null }> {
  if (engine === 'pglite') return { ...(await openPglite(null)), url: null };

  const name = `kaagazz_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}`);
  const url = new URL(serverUrl ?? '');
  url.pathname = `/${name}`;
  const open = openPostgres(url.href);
  return {
    ...open,
    url: url.href,
    async close() {
      await open.close();
      await onServer(`drop database ${name} with (force)`);
    },
  };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
