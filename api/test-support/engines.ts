import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { type OpenDatabase, openPglite, openPostgres } from '../src/db/database.ts';

export type Engine = 'pglite' | 'postgres';

/** The PostgreSQL server of the tests; its user may create databases. */
const serverUrl = process.env.TEST_DATABASE_URL;

/** For `describe.each(engines)('on %s', (engine) => ...)`: every rule is held on both, one of them hides races. */
export const engines: readonly Engine[] = serverUrl ? ['pglite', 'postgres'] : ['pglite'];

/** An empty database of its own, gone after `close`. */
export async function openEmptyDatabase(engine: Engine): Promise<OpenDatabase & { url: string | null }> {
  if (engine === 'pglite') return { ...(await openPglite(null, { template: await emptyPglite() })), url: null };

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

/** An empty embedded database, dumped once for each version: loading it takes a tenth of the time that making one does. */
async function emptyPglite(): Promise<Blob> {
  const entry = createRequire(import.meta.filename).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(await readFile(join(dirname(entry), '../package.json'), 'utf8')) as {
    version: string;
  };
  const file = join(tmpdir(), `kaagazz-empty-pglite-${version}.tar`);
  const stored = await readFile(file).catch(() => null);
  if (stored) return new Blob([new Uint8Array(stored)]);

  const client = await PGlite.create();
  const dump = await client.dumpDataDir('none');
  await client.close();
  // Renamed into place, because other test files look for it at the same time.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, file);
  return dump;
}
