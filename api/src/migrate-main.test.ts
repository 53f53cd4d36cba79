import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { openEmptyDatabase, type TestDatabase } from '../test-support/test-database.ts';

const PROGRAM = join(import.meta.dirname, 'migrate-main.ts');

describe('the migration job', () => {
  let database: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    database = await openEmptyDatabase();
    folder = await mkdtemp(join(tmpdir(), 'kaagazz-migrate-'));
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  const migrate = (url: string) =>
    promisify(execFile)(process.execPath, [PROGRAM], { env: { DATABASE_URL: url, DATA_DIR: folder } });

  it('running the migration job a second time has no effect', async () => {
    await migrate(database.url);
    const { stdout } = await migrate(database.url);

    expect(stdout).toContain('the database is up to date');
    const { rows } = await database.database.execute(sql`select count(*)::int as products from products`);
    expect(rows).toEqual([{ products: 0 }]);
  });

  it('the migration job fails if the database is unavailable', async () => {
    await expect(migrate('postgres://kaagazz@127.0.0.1:1/kaagazz')).rejects.toMatchObject({
      code: 1,
      stdout: 'the database is unavailable\n',
    });
  });
});
