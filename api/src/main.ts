import { setTimeout as pause } from 'node:timers/promises';
import { stopOnSignal } from '@kaagazz/http-server';
import { startTracing } from '@kaagazz/http-server/tracing';
import pino from 'pino';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { databaseClock } from './db/database-clock.ts';
import { openDatabase } from './db/database.ts';
import { logOptions } from './log-options.ts';
import { ApiMetrics } from './metrics/api-metrics.ts';
import { serveMetrics } from './metrics/metrics-server.ts';
import { prepareDatabase } from './prepare-database.ts';
import { Readiness } from './readiness.ts';
import { JobQueue } from './modules/jobs/job-queue.ts';

const DATABASE_RETRY_MS = 1_000;
const CLOCK_SYNC_MS = 10_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino(logOptions(config.logLevel), pino.destination(2));
  for (const warning of config.warnings) log.warn(warning);
  const tracing = await startTracing('kaagazz-api', process.env, (err) =>
    log.warn({ err }, 'traces could not be exported'),
  );
  const open = openDatabase(config.databaseUrl, {
    connections: config.databaseConnections,
    pooler: config.databasePooler,
    tracing,
    onError: (err) => log.warn({ err }, 'idle database connection broke'),
  });
  const readiness = new Readiness('starting');
  const { database } = open;
  const clock = databaseClock(database);
  const jobs = new JobQueue({ database, now: clock.now, leaseMs: config.leaseMs, log });
  try {
    const isReady = await prepareDatabase(database, config, clock, log);
    if (isReady) readiness.serve();
    const app = await buildApp({ config, database, now: clock.now, jobs }, { log, readiness, tracing });
    const metrics = new ApiMetrics(open);
    metrics.time(app);
    const metricsServer = config.metrics && (await serveMetrics(config.metrics, () => metrics.text()));
    await app.listen({ port: config.port, host: config.host });
    const clockTimer = setInterval(() => void clock.set().catch(() => undefined), CLOCK_SYNC_MS);
    stopOnSignal(app, {
      onSignal: () => readiness.stop(),
      noticeMs: config.stopPauseMs,
      async close() {
        clearInterval(clockTimer);
        await Promise.all([app.close(), jobs.stop(), metricsServer?.stop()]);
        await open.close();
        await tracing.stop();
      },
    });
    const address = app.server.address();
    console.log(`listening api ${typeof address === 'object' && address ? address.port : config.port}`);
    if (!isReady) await retryUntilReady(() => prepareDatabase(database, config, clock, log), log, readiness);
    readiness.serve();
    if (readiness.stage === 'serving') jobs.start();
  } catch (error) {
    await open.close();
    throw error;
  }
}

async function retryUntilReady(
  prepareAgain: () => Promise<boolean>,
  log: pino.Logger,
  readiness: Readiness,
): Promise<void> {
  do {
    await pause(DATABASE_RETRY_MS);
    if (readiness.stage === 'stopping') return;
  } while (!(await prepareAgain()));
  log.warn('database available');
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `port ${port} is in use`;
  const refusal = connectionRefusal(error);
  if (refusal) return `the database at DATABASE_URL cannot be used: ${refusal}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

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
