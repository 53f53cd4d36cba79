import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { openMigratedDatabase, type TestDatabase } from '../../test-support/test-database.ts';
import { ApiMetrics } from './api-metrics.ts';
import { serveMetrics } from './metrics-server.ts';

describe('ApiMetrics', () => {
  let open: TestDatabase;
  beforeEach(async () => {
    open = await openMigratedDatabase();
  });
  afterEach(() => open.close());

  it('ApiMetrics counts dead jobs and measures how long due jobs have waited', async () => {
    await open.database.execute(sql`
      insert into jobs (kind, key, run_at, dead_at) values
        ('send-refund', 'pay_1', now(), now()),
        ('check-payment', 'a', now() - interval '90 seconds', null)`);

    const text = await new ApiMetrics(open).text();

    expect(text).toContain('kaagazz_jobs{kind="send-refund",state="dead"} 1');
    expect(Number(/kaagazz_job_lag_seconds\{kind="check-payment"\} (\S+)/.exec(text)?.[1])).toBeGreaterThanOrEqual(90);
  });

  it('ApiMetrics reports that the database is down instead of failing', async () => {
    const metrics = new ApiMetrics({
      ...open,
      database: { execute: () => Promise.reject(new Error('down')) } as never,
    });

    await expect(metrics.text()).resolves.toContain('kaagazz_database_up 0');
  });

  it('ApiMetrics times requests by route pattern', async () => {
    const metrics = new ApiMetrics(open);
    const app = Fastify();
    metrics.time(app);
    app.get('/orders/:number', () => 'order');
    await app.inject('/orders/KGZ-2026-000001');

    const text = await metrics.text();

    expect(text).toContain(
      'kaagazz_api_request_duration_seconds_count{route="/orders/:number",method="GET",status="200"} 1',
    );
    await app.close();
  });

  it('the metrics port serves only /metrics', async () => {
    const server = await serveMetrics({ host: '127.0.0.1', port: 0 }, () => Promise.resolve('kaagazz_up 1\n'));

    const [metrics, other] = await Promise.all(
      ['/metrics', '/'].map((path) =>
        fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { connection: 'close' } }),
      ),
    );
    await server.stop();

    expect([metrics?.status, other?.status]).toEqual([200, 404]);
  });
});
