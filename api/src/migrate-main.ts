import pino from 'pino';
import { ConfigError, readConfig } from './config.ts';
import { databaseClock } from './db/database-clock.ts';
import { openDatabase } from './db/database.ts';
import { logOptions } from './log-options.ts';
import { prepareDatabase } from './prepare-database.ts';

try {
  const config = readConfig(process.env);
  const open = openDatabase(config.databaseUrl, { connections: 2, pooler: config.databasePooler });
  const log = pino(logOptions(config.logLevel), pino.destination(2));
  try {
    const isReady = await prepareDatabase(open.database, config, databaseClock(open.database), log);
    console.log(isReady ? 'the database is up to date' : 'the database is unavailable');
    process.exitCode = isReady ? 0 : 1;
  } finally {
    await open.close();
  }
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
