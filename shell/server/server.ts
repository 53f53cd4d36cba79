import { constants as zlib } from 'node:zlib';

import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { FolderStorage, ReleaseMirror, ReleaseRegistry, openStorage } from '@kaagazz/releases';

import { CandidateWatch } from './candidate-watch.ts';
import type { ShellConfig } from './config.ts';
import { CONNECTION_LIMITS, limitSlowRequests } from './connection-limits.ts';
import { deskDrawing } from './desk-drawing.ts';
import { discovery } from './discovery.ts';
import { HealthExchange } from './health-exchange.ts';
import { SiteMetrics, startMetrics } from './metrics.ts';
import { answerOneAtATime } from './one-at-a-time.ts';
import { logFailure, logOptions, logPages } from './page-log.ts';
import { pageReports } from './page-reports.ts';
import { PageTokens } from './page-tokens.ts';
import { pages } from './pages.ts';
import { refuse, registerRefusals } from './refusals.ts';
import { ReleaseCatalog } from './release-catalog.ts';
import { releaseDesk } from './release-desk.ts';
import { releaseFiles } from './release-files.ts';
import { ReleaseHealth } from './release-health.ts';
import { RenderPool } from './render-pool.ts';
import { registerResponseHeaders, setResponseHeaders } from './response-headers.ts';
import { Readiness, registerReadiness } from './stop.ts';
import { testerLinks } from './tester-links.ts';
import { passOn } from './upstream.ts';

/**
 * For what is made anew each time. A product's 76 KB become 16.1 KB in 3 ms, with quality 4 they become 17.2 in 2 (medians of 60): what does not fit into the
 * first 14 KB of a connection waits for one more way there and back. Files of releases are compressed when they are built.
 */
const BROTLI_QUALITY = 5;

interface Surroundings {
  readiness?: Readiness;
  /** where the lines of its log go; without one to stdout */
  logTo?: { write(line: string): void };
}

/** The one origin that shoppers see: pages, files of releases, and behind it the api. */
export async function buildServer(
  config: ShellConfig,
  { readiness = new Readiness(), logTo }: Surroundings = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { ...logOptions(config.logLevel), ...(logTo && { stream: logTo }) },
    logController: new LogController({ disableRequestLogging: true }),
    ...CONNECTION_LIMITS,
    forceCloseConnections: 'idle',
    // what comes while the server ends is still answered
    return503OnClosing: false,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    frameworkErrors(error, request, reply) {
      setResponseHeaders(request, reply, config);
      void refuse(request, reply, error.statusCode ?? 400);
    },
  });
  const releases = await openReleases(config, app);
  registerResponseHeaders(app, config);
  answerOneAtATime(app);
  limitSlowRequests(app);
  // A path is all that is asked for here; a whole URL is what one asks a proxy for. Of two hosts a balancer may have believed the other one.
  app.addHook('onRequest', async (request, reply) => {
    const hosts = request.raw.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host');
    if (!request.url.startsWith('/') || hosts.length > 1) return refuse(request, reply, 400);
  });
  registerRefusals(app);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // bodies are passed on as they come: unpacked, they are not as long as they say
    globalDecompression: false,
    brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  await app.register(cookie);

  await app.register(releaseFiles, releases);
  for (const prefix of ['/api/operator', '/api', '/media']) {
    await passOn(app, prefix, { origin: config.apiUrl, isTrial: config.isTrial });
  }
  if (config.standInsUrl) await passOn(app, '/dev', { origin: config.standInsUrl });
  registerReadiness(app, readiness);
  await siteOf(app, config, releases);
  return app;
}

interface Releases {
  registry: ReleaseRegistry;
  catalog: ReleaseCatalog;
  /** absolute folder of this machine that the releases lie in, or are brought to */
  folder: string;
}

async function openReleases({ releasesUrl, releasesDir }: ShellConfig, app: FastifyInstance): Promise<Releases> {
  const storage = openStorage({ releasesUrl, releasesDir });
  const registry = new ReleaseRegistry(storage);
  const mirror = new ReleaseMirror(registry, releasesDir);
  const catalog = await ReleaseCatalog.open({ registry, source: mirror, keepIn: releasesDir, log: app.log });
  app.addHook('onClose', () => catalog.close());
  return { registry, catalog, folder: storage instanceof FolderStorage ? storage.where : releasesDir };
}

/** Pages, and what is known and decided of the releases that they are made with. */
async function siteOf(app: FastifyInstance, config: ShellConfig, { registry, catalog }: Releases): Promise<void> {
  const { log } = app;
  const server = config.serverName;
  const health = new ReleaseHealth();
  const pool = new RenderPool({
    size: config.renderWorkers,
    log,
    onFailure(failure) {
      logFailure(log, failure);
      health.failure(failure, 'server');
    },
  });
  app.addHook('onClose', () => pool.close());
  // the first visitor does not wait for them
  app.addHook('onListen', async () => void pool.start());
  const tokens = new PageTokens(config.releasesSecret);
  const rollout = () => catalog.view.rollout;
  await watchCandidates(app, { registry, health, rollout, server, log });
  await serveMetrics(app, config, { health, rollout, workers: () => config.renderWorkers });

  logPages(app);
  await app.register(pageReports, { tokens, health });
  const notFound = pages(app, { config, catalog, pool, health, tokens });
  const isCondemned = (name: string, version: string) => pool.isCondemned(name, version);
  discovery(app, { config, catalog, isCondemned, notFound });
  const draw = deskDrawing(catalog);
  const { releasesSecret: secret, siteOrigin, operatorTokens } = config;
  await testerLinks(app, { secret, siteOrigin, draw, published: (name, version) => catalog.published(name, version) });
  const served = () => ({ rollout: rollout(), complaint: catalog.complaint });
  await releaseDesk(app, { registry, health, served, server, secret, operatorTokens, siteOrigin, draw, notFound });
}

interface Watching {
  registry: ReleaseRegistry;
  health: ReleaseHealth;
  rollout: () => ReleaseCatalog['view']['rollout'];
  server: string;
  log: FastifyBaseLogger;
}

async function watchCandidates(app: FastifyInstance, { registry, health, rollout, server, log }: Watching) {
  const exchange = new HealthExchange({ health, storage: registry.storage, server, log });
  const watch = new CandidateWatch({ registry, health, rollout, server, log });
  exchange.start();
  watch.start();
  app.addHook('onClose', async () => {
    await watch.close();
    await exchange.close();
  });
}

async function serveMetrics(
  app: FastifyInstance,
  { metrics }: ShellConfig,
  sources: ConstructorParameters<typeof SiteMetrics>[0],
): Promise<void> {
  if (!metrics) return;
  const site = new SiteMetrics(sources);
  site.time(app);
  const listening = await startMetrics(metrics, site);
  app.addHook('onClose', () => listening.close());
}
