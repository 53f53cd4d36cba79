import { setTimeout as pause } from 'node:timers/promises';
import { stopOnSignal } from '@kaagazz/http-server';
import pino from 'pino';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { type DatabaseClock, databaseClock } from './db/database-clock.ts';
import { isDatabaseAway } from './db/database-away.ts';
import { type Database, openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { logOptions } from './log-options.ts';
import { Readiness } from './readiness.ts';
import { seedCatalogue } from './seed/seed-catalogue.ts';
import { seedPrintPrices } from './seed/seed-print-prices.ts';
import { JobQueue } from './modules/jobs/job-queue.ts';

/** Between two looks for a database that was not there at the start. */
const DATABASE_AGAIN_MS = 1_000;
const CLOCK_SET_EVERY_MS = 10_000;

/** The api process: configuration, database, migrations, first goods, then requests until it is told to stop. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino(logOptions(config.logLevel), pino.destination(2));
  const open = openDatabase(config.databaseUrl, {
    onError: (err) => log.warn({ err }, 'an idle database connection broke'),
  });
  const readiness = new Readiness('starting');
  const { database } = open;
  const clock = databaseClock(database);
  const jobs = new JobQueue({ database, now: clock.now, leaseMs: config.leaseMs, log });
  try {
    const isThere = await prepare(database, clock, log);
    if (isThere) readiness.serve();
    const app = await buildApp({ config, database, now: clock.now, jobs }, { log, readiness });
    await app.listen({ port: config.port, host: config.host });
    // Not a job, because each process has a clock of its own. The queue logs that the database is away.
    const clockTimer = setInterval(() => void clock.set().catch(() => undefined), CLOCK_SET_EVERY_MS);
    stopOnSignal(app, {
      onSignal: () => readiness.stop(),
      noticeMs: config.stopPauseMs,
      async close() {
        clearInterval(clockTimer);
        await Promise.all([app.close(), jobs.stop()]);
        await open.close();
      },
    });
    const address = app.server.address();
    console.log(`listening api ${typeof address === 'object' && address ? address.port : config.port}`);
    if (!isThere) await untilThere(() => prepare(database, clock, log), log, readiness);
    readiness.serve();
    if (readiness.stage === 'serving') jobs.start();
  } catch (error) {
    await open.close();
    throw error;
  }
}

/**
 * Brings the database up to date, and learns the time from it: a code that is mailed by another clock has run out when it comes.
 *
 * @returns whether it was there; anything else that is wrong with it (password, name) ends the start
 */
async function prepare(database: Database, clock: DatabaseClock, log: pino.Logger): Promise<boolean> {
  try {
    await migrate(database);
    await seedCatalogue(database);
    await seedPrintPrices(database);
    await clock.set();
    return true;
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    log.warn({ err: error }, 'the database at DATABASE_URL does not answer; trying again each second');
    return false;
  }
}

/**
 * A database that starts later than the api, after a power cut, needs nobody's hand. Meanwhile the port is open, and every call
 * is answered 503 at once: a visitor learns that, instead of waiting for a connection that nobody takes.
 */
async function untilThere(isThere: () => Promise<boolean>, log: pino.Logger, readiness: Readiness): Promise<void> {
  do {
    await pause(DATABASE_AGAIN_MS);
    if (readiness.stage === 'stopping') return;
  } while (!(await isThere()));
  log.warn('the database answers');
}

/** What a person can act on is one line; anything else shows where it happened. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `port ${port} is in use`;
  const refusal = connectionRefusal(error);
  if (refusal) return `the database at DATABASE_URL cannot be used: ${refusal}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Wrong password (28...), no such database (3D000): found below Drizzle's wrapping. */
function connectionRefusal(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code = '' } = at as { code?: string };
    if (/^(28...|3D000)$/.test(code)) return at.message || code;
  }
  return null;
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
