import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { readSettings, siteEnvironments } from './site-settings.ts';

const PORTS = { api: 3001, standIns: 3002, smtp: 3003, postgres: 3004 };

it('sets no default database in production', () => {
  const user = { NODE_ENV: 'production' };

  const { api, shell, standIns, database } = siteEnvironments(readSettings(user), PORTS, user);

  expect([api.SITE_ORIGIN, shell.SITE_ORIGIN, standIns, database]).toEqual(Array(4).fill(undefined));
});

describe('the database of a local site', () => {
  let DATA_DIR: string;
  beforeEach(async () => (DATA_DIR = await fs.mkdtemp(path.join(os.tmpdir(), 'kaagazz-settings-'))));
  afterEach(() => fs.rm(DATA_DIR, { recursive: true }));

  const environments = (user: NodeJS.ProcessEnv) => siteEnvironments(readSettings(user), PORTS, user);

  it('stores the local database in the data folder', () => {
    const first = environments({ DATA_DIR });
    const second = environments({ DATA_DIR });

    expect(first.database?.folder).toBe(path.join(DATA_DIR, 'postgres'));
    expect(first.api.DATABASE_URL).toMatch(/^postgres:\/\/postgres:[\w-]{43}@127\.0\.0\.1:3004\/postgres$/);
    expect(second.api.DATABASE_URL).toBe(first.api.DATABASE_URL);
  });

  it('starts no local database if DATABASE_URL is set', () => {
    const DATABASE_URL = 'postgres://db.example/shop';

    const { api, database } = environments({ DATA_DIR, DATABASE_URL });

    expect([api.DATABASE_URL, database]).toEqual([DATABASE_URL, undefined]);
  });

  it('throws an error with instructions if the data folder contains a PGlite database', async () => {
    await fs.mkdir(path.join(DATA_DIR, 'pglite'));

    expect(() => environments({ DATA_DIR })).toThrow(
      `data folder ${DATA_DIR} was made by an earlier version, whose database (PGlite) cannot be read any more. ` +
        `To start fresh, delete it (rm -r ${DATA_DIR}) or choose another with DATA_DIR`,
    );
  });
});
