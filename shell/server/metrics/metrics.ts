import type { Rollout } from '@kaagazz/releases';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

import { routeClass } from './page-log.ts';
import type { ReleaseHealth, ReleaseSummary } from '../health/index.ts';

export interface MetricsSources {
  health: Pick<ReleaseHealth, 'ownSummary'>;
  rollout: () => Rollout;
  workers: () => number;
}

const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export class SiteMetrics {
  readonly registry = new Registry();
  readonly #duration: Histogram<'route' | 'method' | 'status'>;

  constructor(sources: MetricsSources) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#duration = new Histogram({
      name: 'kaagazz_http_request_duration_seconds',
      help: 'Time from a request to the end of its response',
      labelNames: ['route', 'method', 'status'],
      buckets: DURATION_BUCKETS,
      registers,
    });
    releaseMetrics(registers, sources);
    new Gauge({
      name: 'kaagazz_render_workers',
      help: 'Processes that render pages',
      registers,
      collect() {
        this.set(sources.workers());
      },
    });
  }

  time(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, reply) => {
      const labels = { route: routeClass(request), method: request.method, status: String(reply.statusCode) };
      this.#duration.observe(labels, reply.elapsedTime / 1000);
    });
  }
}

type Sample = [labels: Record<string, string>, value: number];

function releaseMetrics(registers: Registry[], { health, rollout }: MetricsSources): void {
  const served = (): ReleaseSummary[] => {
    const { apps } = rollout();
    return health.ownSummary().filter(({ app, version }) => {
      const { stable, candidate, previous } = apps[app] ?? {};
      return [stable, candidate?.version, previous].includes(version);
    });
  };

  const metric = (Type: typeof Counter | typeof Gauge, name: string, help: string, samples: () => Sample[]) => {
    const collected: Counter | Gauge = new Type({
      name,
      help,
      labelNames: ['app', 'release', 'kind', 'source', 'name'],
      registers,
      collect() {
        collected.reset();
        for (const [labels, value] of samples()) collected.inc(labels, value);
      },
    });
  };

  metric(Counter, 'kaagazz_page_views_total', 'Page views of a release, without testers', () =>
    served().map(({ app, version, views }) => [{ app, release: version }, views]),
  );
  metric(Counter, 'kaagazz_release_failures_total', 'Page views in which a release failed', () =>
    served().flatMap(({ app, version, kinds }) =>
      kinds.map(({ kind, source, count }): Sample => [{ app, release: version, kind, source }, count]),
    ),
  );
  metric(Counter, 'kaagazz_release_events_total', 'Page views with an error or an outcome of this kind', () =>
    served().flatMap(({ app, version, events }) =>
      Object.entries(events).map(([kind, count]): Sample => [{ app, release: version, kind }, count]),
    ),
  );
  metric(Gauge, 'kaagazz_web_vitals_p75', 'p75 of LCP, INP and BLOCKED in milliseconds, and of CLS', () =>
    served().flatMap(({ app, version, vitals }) =>
      Object.entries(vitals).map(([name, { p75 }]): Sample => [{ app, release: version, name }, p75]),
    ),
  );
  metric(Counter, 'kaagazz_web_vitals_samples_total', 'Page views that reported a Web Vital', () =>
    served().flatMap(({ app, version, vitals }) =>
      Object.entries(vitals).map(([name, { samples }]): Sample => [{ app, release: version, name }, samples]),
    ),
  );
  metric(Gauge, 'kaagazz_rollout_percent', 'Share of visitors who get a release', () =>
    Object.entries(rollout().apps).flatMap(([app, { stable, candidate }]): Sample[] => {
      const percent = candidate?.percent ?? 0;
      return [
        ...(stable === null ? [] : [[{ app, release: stable }, 100 - percent] satisfies Sample]),
        ...(candidate ? [[{ app, release: candidate.version }, percent] satisfies Sample] : []),
      ];
    }),
  );
}

/** Starts the metrics server. The load balancer must not expose the metrics port. */
export async function startMetrics(
  { port, host }: { port: number; host: string },
  { registry }: Pick<SiteMetrics, 'registry'>,
): Promise<FastifyInstance> {
  const server = Fastify({ forceCloseConnections: true });
  server.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  try {
    await server.listen({ port, host });
  } catch (error) {
    const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw inUse ? new Error(`metrics port ${port} is in use`, { cause: error }) : error;
  }
  return server;
}
