import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { openEmptyDatabase, type TestDatabase } from '../test-support/test-database.ts';
import { ConfigError, readConfig } from './config.ts';
import { databaseClock } from './db/database-clock.ts';
import { prepareDatabase } from './prepare-database.ts';

const log = pino({ level: 'silent' });

describe('prepareDatabase', () => {
  let folder: string;
  let open: TestDatabase;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kaagazz-prepare-'));
    open = await openEmptyDatabase();
  });
  afterEach(async () => {
    await open.close();
    await rm(folder, { recursive: true });
  });

  function prepare(environment: NodeJS.ProcessEnv = {}, { database, url }: TestDatabase = open): Promise<boolean> {
    const config = readConfig({ DATABASE_URL: url, DATA_DIR: folder, ...environment });
    return prepareDatabase(database, config, databaseClock(database), log);
  }

  async function productCount(): Promise<number> {
    const { rows } = await open.database.execute<{ count: number }>(sql`select count(*)::int as count from products`);
    return rows[0]?.count ?? 0;
  }

  it('prepareDatabase adds no products by default', async () => {
    await prepare();

    expect(await productCount()).toBe(0);
  });

  it('prepareDatabase adds the demo products if SEED is set to demo', async () => {
    await prepare({ SEED: 'demo' });

    expect(await productCount()).toBe(42);
  });

  it('prepareDatabase fails if the shop’s database has been replaced by an empty one', async () => {
    await prepare();
    const lost = await openEmptyDatabase();

    try {
      await expect(prepare({}, lost)).rejects.toThrow(ConfigError);
      await expect(prepare({ ALLOW_EMPTY_DATABASE: '1' }, lost)).resolves.toBe(true);
    } finally {
      await lost.close();
    }
  });

  it('prepareDatabase can run again on an existing database', async () => {
    await prepare();

    await expect(prepare()).resolves.toBe(true);
  });

  it('prepareDatabase succeeds even if the file storage is unavailable', async () => {
    await expect(prepare({ FILES_URL: '/dev/null/files' })).resolves.toBe(true);
  });

  it('prepareDatabase sets timeouts for the database role if DATABASE_POOLER is set', async () => {
    await prepare({ DATABASE_POOLER: 'transaction' });

    const { rows } = await open.database.execute<{ settings: string[] }>(
      sql`select setconfig as settings from pg_db_role_setting where setrole = current_user::regrole`,
    );
    await open.database.execute(sql`alter role current_user reset all`);

    expect(rows[0]?.settings).toEqual(expect.arrayContaining(['statement_timeout=6000', 'lock_timeout=4000']));
  });
});
