import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import pg from 'pg';
import { type Database, type OpenDatabase, openPglite, openPostgres } from '../src/db/database.ts';
import { migrate, MIGRATIONS_FOLDER } from '../src/db/migrate.ts';

export type Engine = 'pglite' | 'postgres';

/** The PostgreSQL server of the tests; its user may create databases. */
const serverUrl = process.env.TEST_DATABASE_URL;

/** For `describe.each(engines)('on %s', (engine) => ...)`: every rule is held on both, one of them hides races. */
export const engines: readonly Engine[] = serverUrl ? ['pglite', 'postgres'] : ['pglite'];

/** For what does not hang on the engine: the server, which answers sooner, where there is one. */
export const anEngine: Engine = serverUrl ? 'postgres' : 'pglite';

/**
 * For rules that are no race and plain SQL: `npm test` holds them on the quicker engine, `LONG=1` on both. (The journeys buy, print and mail on the
 * embedded one.)
 */
export const anEngineOrBoth: readonly Engine[] = process.env.LONG ? engines : [anEngine];

export type TestDatabase = OpenDatabase & { url: string | null };

/** An empty database of its own, gone after `close`. */
export async function openEmptyDatabase(engine: Engine): Promise<TestDatabase> {
  if (engine === 'pglite') return openFrom(await pgliteTemplate('empty', async () => undefined));
  return createOnServer();
}

/** The same with the shop's tables in it. */
export async function openMigratedDatabase(engine: Engine): Promise<TestDatabase> {
  if (engine === 'pglite') return openFrom(await pgliteTemplate(await hashOfMigrations(), migrate));
  return createOnServer(await serverTemplate());
}

/** Brings its statistics and indexes up to date, however long that takes. */
export async function vacuum({ database, url }: TestDatabase): Promise<void> {
  if (url === null) await database.execute(sql`vacuum analyze`);
  else await onServer('vacuum analyze', [], url);
}

async function openFrom(template: Blob): Promise<TestDatabase> {
  return { ...(await openPglite(null, { template })), url: null };
}

async function createOnServer(template = 'template1'): Promise<TestDatabase> {
  const name = newName();
  await onServer(`create database ${name} template ${template}`);
  const url = urlOnServer(name);
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

/**
 * A database on the server with the shop's tables, made once for each version of them: copying it takes a third of the time that the migrations do.
 *
 * @returns its name
 */
async function serverTemplate(): Promise<string> {
  const template = `kaagazz_template_${await hashOfMigrations()}`;
  if (await isOnServer(template)) return template;
  const draft = newName();
  await onServer(`create database ${draft}`);
  const open = openPostgres(urlOnServer(draft).href);
  await migrate(open.database);
  await open.close();
  // Renamed into place, because other test files look for it at the same time; whoever comes second keeps to the first.
  await onServer(`alter database ${draft} rename to ${template}`).catch(async (error: unknown) => {
    await onServer(`drop database ${draft}`);
    if (!(await isOnServer(template))) throw error;
  });
  return template;
}

async function isOnServer(database: string): Promise<boolean> {
  const found = await onServer('select 1 from pg_database where datname = $1', [database]);
  return found.length > 0;
}

function newName(): string {
  return `kaagazz_test_${randomBytes(6).toString('hex')}`;
}

function urlOnServer(database: string): URL {
  const url = new URL(serverUrl ?? '');
  url.pathname = `/${database}`;
  return url;
}

async function onServer(statement: string, values: readonly string[] = [], url = serverUrl): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<pg.QueryResultRow>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}

async function hashOfMigrations(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql')).sort()) {
    hash.update(file).update(await readFile(join(MIGRATIONS_FOLDER, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** An embedded database, prepared and dumped once for each version: loading it takes a tenth of the time that making one does. */
async function pgliteTemplate(name: string, prepare: (database: Database) => Promise<unknown>): Promise<Blob> {
  const entry = createRequire(import.meta.filename).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(await readFile(join(dirname(entry), '../package.json'), 'utf8')) as {
    version: string;
  };
  const file = join(tmpdir(), `kaagazz-pglite-${version}-${name}.tar`);
  const stored = await readFile(file).catch(() => null);
  if (stored) return new Blob([new Uint8Array(stored)]);

  const client = await PGlite.create();
  await prepare(drizzle({ client }));
  const dump = await client.dumpDataDir('none');
  await client.close();
  // Renamed into place, because other test files look for it at the same time.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, file);
  return dump;
}
