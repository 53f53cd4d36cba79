import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { ConfigError, type Config } from './config.ts';
import { isDatabaseUnavailable } from './db/database-unavailable.ts';
import type { DatabaseClock } from './db/database-clock.ts';
import { type Database, setRoleTimeouts } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { seedCatalogue } from './seed/seed-catalogue.ts';
import { seedContent } from './seed/seed-content.ts';
import { seedPrintPrices } from './seed/seed-print-prices.ts';
import { FileStorage } from './storage/file-storage.ts';

const MARKER = 'shop-has-run';

export async function prepareDatabase(
  database: Database,
  config: Config,
  clock: DatabaseClock,
  log: Logger,
): Promise<boolean> {
  const storage = new FileStorage(config.printFiles, {
    full: 'the file storage is full',
    unavailable: (reason) => `the file storage is unavailable: ${reason}`,
  });
  try {
    await refuseLostDatabase(database, config, storage, log);
    if (config.databasePooler === 'transaction') await setRoleTimeouts(database);
    await migrate(database);
    if (config.demoProducts) await seedCatalogue(database);
    await seedPrintPrices(database);
    await seedContent(database, { demo: config.demoProducts });
    await clock.set();
    await leaveMarker(storage, log);
    return true;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    log.warn({ err: error }, 'database unavailable, retrying every second');
    return false;
  }
}

/**
 * Throws an error if the database is empty even though the shop has run before, because
 * DATABASE_URL may be wrong.
 */
async function refuseLostDatabase(
  database: Database,
  config: Config,
  storage: FileStorage,
  log: Logger,
): Promise<void> {
  if (config.allowEmptyDatabase || !(await hasRun(storage, log)) || !(await isEmpty(database))) return;
  throw new ConfigError(
    'DATABASE_URL leads to an empty database, but this shop has run before: restore its backup, or set ALLOW_EMPTY_DATABASE=1 to start a new shop',
  );
}

async function hasRun(storage: FileStorage, log: Logger): Promise<boolean> {
  try {
    return await storage.exists(MARKER);
  } catch (error) {
    log.warn({ err: error }, 'cannot check whether the shop has run before');
    return false;
  }
}

async function leaveMarker(storage: FileStorage, log: Logger): Promise<void> {
  try {
    if (!(await storage.exists(MARKER))) await storage.write(MARKER, Buffer.from(`${new Date().toISOString()}\n`));
  } catch (error) {
    log.warn({ err: error }, 'cannot note that the shop has run');
  }
}

async function isEmpty(database: Database): Promise<boolean> {
  const { rows } = await database.execute<{ migrated: boolean }>(
    sql`select to_regclass('migrations') is not null as migrated`,
  );
  return !rows[0]?.migrated;
}
