import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type OpenDatabase, openDatabase } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';

export type TestDatabase = OpenDatabase & { url: string };

const TEMPLATE = 'kaagazz_template';
const TIMEOUT_FACTOR = 10;

export async function createTemplate(): Promise<void> {
  await onServer(`create database ${TEMPLATE}`);
  const open = openDatabase(urlOf(TEMPLATE), { timeoutFactor: TIMEOUT_FACTOR });
  await migrate(open.database);
  await open.close();
}

/** `close` drops the database. */
export function openEmptyDatabase(): Promise<TestDatabase> {
  return openCopyOf('template1');
}

/** `close` drops the database. */
export function openMigratedDatabase(): Promise<TestDatabase> {
  return openCopyOf(TEMPLATE);
}

export async function vacuum(url: string): Promise<void> {
  await onServer('vacuum analyze', url);
}

async function openCopyOf(template: string): Promise<TestDatabase> {
  const name = `kaagazz_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${template} strategy file_copy`);
  const url = urlOf(name);
  const open = openDatabase(url, { timeoutFactor: TIMEOUT_FACTOR });
  return {
    ...open,
    url,
    async close() {
      await open.close();
      await onServer(`drop database ${name} with (force)`);
    },
  };
}

function serverUrl(): string {
  const { TEST_DATABASE_URL } = process.env;
  if (!TEST_DATABASE_URL)
    throw new Error('run the test with jest.config.mjs of the repository, which starts PostgreSQL');
  return TEST_DATABASE_URL;
}

function urlOf(database: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer(statement: string, url = serverUrl()): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
