import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenDatabase } from '../db/database.ts';
import { readShopCounts, type ShopCounts } from './shop-counts.ts';

const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Sample = [labels: Record<string, string>, value: number];

/** Every process reports the same shop metrics, so aggregate them with `max` in Prometheus. */
export class ApiMetrics {
  readonly #registry = new Registry();
  readonly #duration: Histogram<'route' | 'method' | 'status'>;
  readonly #open: OpenDatabase;

  constructor(open: OpenDatabase) {
    this.#open = open;
    collectDefaultMetrics({ register: this.#registry });
    this.#duration = new Histogram({
      name: 'kaagazz_api_request_duration_seconds',
      help: 'Time from a request to the end of its response',
      labelNames: ['route', 'method', 'status'],
      buckets: DURATION_BUCKETS,
      registers: [this.#registry],
    });
  }

  time(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'unknown';
      const labels = { route, method: request.method, status: String(reply.statusCode) };
      this.#duration.observe(labels, reply.elapsedTime / 1000);
    });
  }

  async text(): Promise<string> {
    const shop = new Registry();
    const { total, idle, waiting } = this.#open.connections();
    gauge(shop, 'kaagazz_database_connections', 'Connections of this process', [
      [{ state: 'busy' }, total - idle],
      [{ state: 'idle' }, idle],
    ]);
    gauge(shop, 'kaagazz_database_waiting', 'Queries that wait for a connection', [[{}, waiting]]);
    const counts = await readShopCounts(this.#open.database).catch(() => undefined);
    gauge(shop, 'kaagazz_database_up', 'Whether PostgreSQL responds', [[{}, counts ? 1 : 0]]);
    if (counts) countGauges(shop, counts);
    return (await this.#registry.metrics()) + (await shop.metrics());
  }
}

function countGauges(registry: Registry, counts: ShopCounts): void {
  const { orders, payments, refunds, jobs } = counts;
  gauge(
    registry,
    'kaagazz_orders',
    'Orders to work on',
    orders.map(({ status, count }) => [{ status }, count]),
  );
  gauge(registry, 'kaagazz_orders_last_hour', 'Orders of the last hour', [[{}, counts.ordersInLastHour]]);
  gauge(registry, 'kaagazz_payments_open', 'Payments with reserved stock', [[{}, counts.openPayments]]);
  gauge(
    registry,
    'kaagazz_payments_last_hour',
    'Payments captured in the last hour',
    payments.map(({ state, count }) => [{ state }, count]),
  );
  gauge(
    registry,
    'kaagazz_refunds',
    'Unfinished refunds',
    refunds.map(({ state, count }) => [{ state }, count]),
  );
  gauge(
    registry,
    'kaagazz_refund_age_seconds',
    'Age of the oldest unfinished refund',
    refunds.map(({ state, age }) => [{ state }, age]),
  );
  gauge(
    registry,
    'kaagazz_jobs',
    'Jobs in the queue',
    jobs.flatMap(({ kind, waiting, dead }): Sample[] => [
      [{ kind, state: 'waiting' }, waiting],
      [{ kind, state: 'dead' }, dead],
    ]),
  );
  gauge(
    registry,
    'kaagazz_job_lag_seconds',
    'How long the oldest due job has waited for a worker',
    jobs.map(({ kind, lag }) => [{ kind }, lag]),
  );
  gauge(registry, 'kaagazz_mail_age_seconds', 'Age of the oldest email in the queue', [[{}, counts.mailAge]]);
}

function gauge(registry: Registry, name: string, help: string, samples: Sample[]): void {
  const labelNames = Object.keys(samples[0]?.[0] ?? {});
  const created = new Gauge({ name, help, labelNames, registers: [registry] });
  for (const [labels, value] of samples) created.set(labels, value);
}
