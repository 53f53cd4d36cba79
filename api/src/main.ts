import pino from 'pino';
import { buildApp } from './app.ts';
import { ConfigError, type Config, readConfig } from './config.ts';
import { type OpenDatabase, openPglite, openPostgres } from './db/database.ts';
import { FolderInUse } from './db/folder-lock.ts';
import { migrate } from './db/migrate.ts';
import { logOptions } from './log-options.ts';
import { seedCatalogue } from './seed/seed-catalogue.ts';
import { Workers } from './workers.ts';

/** The api process: configuration, database, migrations, first goods, then requests until it is told to stop. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino(logOptions(config.logLevel), pino.destination(2));
  const open = await openDatabase(config, log);
  const workers = new Workers();
  const { database } = open;
  try {
    await migrate(database);
    await seedCatalogue(database);
    const app = await buildApp({ config, database, now: () => new Date(), workers }, log);
    await app.listen({ port: config.port, host: config.host });
    workers.start(log);

    const stop = once(async () => {
      await app.close();
      await workers.stop();
      await open.close();
      process.exit(0);
    });
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
    const address = app.server.address();
    console.log(`listening api ${typeof address === 'object' && address ? address.port : config.port}`);
  } catch (error) {
    await open.close();
    throw error;
  }
}

function openDatabase(config: Config, log: pino.Logger): Promise<OpenDatabase> | OpenDatabase {
  if (config.databaseUrl) {
    return openPostgres(config.databaseUrl, (err) => log.warn({ err }, 'an idle database connection broke'));
  }
  return openPglite(config.dataDir, {
    onLockLost() {
      console.error(`data folder ${config.dataDir} was taken over by another process; stopping`);
      process.exit(1);
    },
  });
}

/** A second Ctrl-C while stopping changes nothing. */
function once(work: () => Promise<void>): () => void {
  let started = false;
  return () => {
    if (started) return;
    started = true;
    void work();
  };
}

/** What a person can act on is one line; anything else shows where it happened. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderInUse) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `port ${port} is in use`;
  const refusal = connectionRefusal(error);
  if (refusal) return `the database at DATABASE_URL cannot be used: ${refusal}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Nothing listens, no such host, wrong password (28...), no such database (3D000): found below Drizzle's wrapping. */
function connectionRefusal(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code = '' } = at as { code?: string };
    if (/^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|28...|3D000)$/.test(code)) return at.message || code;
  }
  return null;
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
