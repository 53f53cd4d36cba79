import { constants as zlib } from 'node:zlib';

import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { connectionLimits, limitSlowRequests, requestIdOf } from '@kaagazz/http-server';
import { NO_TRACING } from '@kaagazz/http-server/tracing';
import type { Tracing } from '@kaagazz/http-server/tracing';
import { FolderStorage, ReleaseMirror, ReleaseRegistry, openStorage } from '@kaagazz/releases';

import { CandidateWatch, HealthExchange, ReleaseHealth, handleOneAtATime } from './health/index.ts';
import type { ShellConfig } from './config/index.ts';
import {
  rejectBrokenRequest,
  refuse,
  registerRefusals,
  registerResponseHeaders,
  setResponseHeaders,
} from './security/index.ts';
import { ErrorLog, ErrorSink } from './errors/index.ts';
import { releasePageRenderer, registerReleasePage, registerTesterLinks } from './release-page/index.ts';
import { discovery } from './discovery/index.ts';
import { SiteMetrics, logFailure, logOptions, logPages, routeClass, startMetrics } from './metrics/index.ts';
import { PageTokens, pageReports } from './reports/index.ts';
import { registerPages, pageOfPath } from './pages/index.ts';
import { ReleaseCatalog, SavedRevision, releaseKey } from './releases/index.ts';
import { releaseFiles } from './assets/index.ts';
import { offline } from './offline/index.ts';
import { RenderPool } from './rendering/index.ts';
import { SettingsFollower } from './settings/index.ts';
import { Readiness, registerReadiness } from './readiness.ts';
import { UpstreamPool, proxyTo } from './upstream/index.ts';
import { VisitCounter } from './visits/index.ts';
import { ReleaseWebhook } from './webhook/index.ts';

const BROTLI_QUALITY = 5;

/** Must be longer than a load balancer's idle timeout, which is usually 60 s. */
const KEEP_ALIVE_MS = 65_000;

interface ServerOptions {
  readiness?: Readiness;
  logTo?: { write(line: string): void };
  tracing?: Tracing;
}

export async function buildServer(
  config: ShellConfig,
  { readiness = new Readiness(), logTo, tracing = NO_TRACING }: ServerOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { ...logOptions(config.logLevel), ...(logTo && { stream: logTo }) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    ...connectionLimits(KEEP_ALIVE_MS),
    clientErrorHandler: rejectBrokenRequest,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    frameworkErrors(error, request, reply) {
      setResponseHeaders(request, reply, config);
      void refuse(request, reply, error.statusCode ?? 400);
    },
  });
  const api = new UpstreamPool(config.apiUrls, app.log);
  const releases = await openReleases(config, app, api);
  tracing.traceRequests(app, {
    continuesTraces: false,
    routeOf: (request) => request.servedPage?.pattern ?? routeClass(request),
  });
  registerResponseHeaders(app, config);
  handleOneAtATime(app);
  limitSlowRequests(app);
  // Reject absolute URLs and repeated Host headers, because a load balancer may interpret them
  // differently.
  app.addHook('onRequest', async (request, reply) => {
    const hosts = request.raw.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host');
    if (!request.url.startsWith('/') || hosts.length > 1) return refuse(request, reply, 400);
  });
  registerRefusals(app);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  await app.register(cookie);

  await app.register(releaseFiles, releases);
  api.start();
  app.addHook('onClose', () => api.close());
  for (const prefix of ['/api/operator', '/api', '/media']) {
    await proxyTo(app, prefix, { pool: api, isTrial: config.isTrial, tracing });
  }
  if (config.standInsUrl) {
    await proxyTo(app, '/dev/mails', { pool: api, tracing });
    await proxyTo(app, '/dev', { pool: new UpstreamPool([config.standInsUrl], app.log), tracing });
  }
  offline(app, config);
  registerReadiness(app, readiness);
  await siteOf(app, config, { ...releases, api, tracing });
  return app;
}

interface Releases {
  registry: ReleaseRegistry;
  catalog: ReleaseCatalog;
  folder: string;
}

async function openReleases(
  { releasesUrl, releasesDir, trust, apiUrls, operatorTokens: [token] }: ShellConfig,
  app: FastifyInstance,
  api: UpstreamPool,
): Promise<Releases> {
  const storage = openStorage({ releasesUrl, releasesDir });
  const registry = new ReleaseRegistry(storage, trust, async () => {
    await api.followVersion();
    return api.rolloutRevision;
  });
  const mirror = new ReleaseMirror(registry, releasesDir);
  const catalog = await ReleaseCatalog.open({ registry, api, source: mirror, keepIn: releasesDir, log: app.log });
  app.addHook('onClose', () => catalog.close());
  if (trust.isRequired) {
    const revision = () => catalog.view.rollout.revision;
    const saved = new SavedRevision({ apiUrls, token, revision, log: app.log });
    saved.start();
    app.addHook('onClose', async () => saved.close());
  }
  return { registry, catalog, folder: storage instanceof FolderStorage ? storage.where : releasesDir };
}

async function siteOf(
  app: FastifyInstance,
  config: ShellConfig,
  { registry, catalog, api, tracing }: Releases & { api: UpstreamPool; tracing: Tracing },
): Promise<void> {
  const { log } = app;
  const server = config.serverName;
  const health = new ReleaseHealth();
  const errors = new ErrorLog({
    health,
    release: (name, version) => catalog.published(name, version),
    sink: config.errorSinkDsn === undefined ? undefined : new ErrorSink(config.errorSinkDsn, log),
  });
  const pool = new RenderPool({
    size: config.renderWorkers,
    log,
    onFailure(failure) {
      logFailure(log, failure);
      health.failure(failure, 'server');
    },
  });
  app.addHook('onClose', () => pool.close());
  app.addHook('onListen', async () => {
    void pool.start().then(() => log.info({}, 'the render workers have loaded the releases'));
  });
  const tokens = new PageTokens(config.releasesSecret);
  const rollout = () => catalog.view.rollout;
  const exchange = new HealthExchange({ health, storage: registry.storage, server, log });
  const watch = new CandidateWatch({ registry, health, rollout, isApiHealthy: () => api.isReady(), server, log });
  exchange.start();
  watch.start();
  app.addHook('onClose', async () => {
    await watch.close();
    await exchange.close();
  });
  if (config.webhook) {
    const webhook = new ReleaseWebhook({ registry, rollout, server, log, ...config.webhook });
    webhook.start();
    app.addHook('onClose', () => webhook.close());
  }
  if (config.metrics) {
    const metrics = new SiteMetrics({ health, rollout, workers: () => config.renderWorkers });
    metrics.time(app);
    const listening = await startMetrics(config.metrics, metrics);
    app.addHook('onClose', () => listening.close());
  }

  logPages(app);
  new VisitCounter({ apiUrls: config.apiUrls, token: config.operatorTokens[0], log }).count(app);
  const pageAt = (versions: Record<string, string>, path: string) => {
    const served = Object.entries(versions).flatMap(
      ([name, version]) => catalog.view.releases.get(releaseKey(name, version)) ?? [],
    );
    return pageOfPath(served, path);
  };
  await app.register(pageReports, { tokens, health, errors, pageAt });
  const settings = await SettingsFollower.open({ api, keepIn: config.releasesDir, log });
  app.addHook('onClose', async () => settings.close());
  const notFound = registerPages(app, { config, api, catalog, pool, health, errors, tokens, tracing, settings });
  const isCondemned = (name: string, version: string) => pool.isCondemned(name, version);
  discovery(app, { config, api, catalog, isCondemned, notFound });
  const render = releasePageRenderer(catalog);
  const { releasesSecret: secret, siteOrigin, operatorTokens } = config;
  await registerTesterLinks(app, {
    secret,
    siteOrigin,
    render,
    published: (name, version) => catalog.published(name, version),
  });
  const served = () => ({ ...catalog.view, complaint: catalog.complaint });
  await registerReleasePage(app, {
    registry,
    health,
    served,
    verdictOf: (name) => watch.verdict(name),
    server,
    secret,
    operatorTokens,
    siteOrigin,
    render,
    notFound,
  });
}
