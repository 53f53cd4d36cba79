import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { openPayingShop } from '../../test-support/paying-shop.ts';
import { openMigratedDatabase, type TestDatabase } from '../../test-support/test-database.ts';
import { ApiMetrics } from './api-metrics.ts';
import { serveMetrics } from './metrics-server.ts';

describe('ApiMetrics', () => {
  let open: TestDatabase;
  beforeEach(async () => {
    open = await openMigratedDatabase();
  });
  afterEach(() => open.close());

  it('ApiMetrics reports dead jobs and the delay of due jobs', async () => {
    await open.database.execute(sql`
      insert into jobs (kind, key, run_at, dead_at) values
        ('send-refund', 'pay_1', now(), now()),
        ('check-payment', 'a', now() - interval '90 seconds', null)`);

    const text = await new ApiMetrics(open).text();

    expect(text).toContain('kaagazz_jobs{kind="send-refund",state="dead"} 1');
    expect(Number(/kaagazz_job_lag_seconds\{kind="check-payment"\} (\S+)/.exec(text)?.[1])).toBeGreaterThanOrEqual(90);
  });

  it('ApiMetrics counts orders, payments, refunds and emails by state', async () => {
    const shop = await openPayingShop();
    await shop.addProduct({ id: 'pen', originalPrice: 5_000, stock: 100 });
    const PEN = [{ productId: 'pen', quantity: 1 }];
    const asha = await shop.signIn();
    const [packed, cancelled] = [await shop.buy(asha, PEN), await shop.buy(asha, PEN)];
    const setStatus = (number: string, status: string) =>
      shop.app.inject({
        method: 'POST',
        url: `/api/operator/orders/${number}/status`,
        headers: shop.operator,
        payload: { who: 'Meera', status },
      });
    await setStatus(packed.number, 'processing');
    await setStatus(cancelled.number, 'cancelled');
    await shop.createOrder(asha, PEN);
    await shop.database.execute(sql`update gateway_payments set refund_due_at = now() - interval '90 seconds'
      where state = 'refund-due'`);
    await shop.database.execute(sql`update outbox set created_at = now() - interval '90 seconds'`);

    const text = await new ApiMetrics({ ...open, database: shop.database }).text();
    await shop.close();

    const age = (metric: string) => Number(new RegExp(`^${metric} (\\S+)$`, 'm').exec(text)?.[1]);
    expect(text).toContain('kaagazz_orders{status="processing"} 1');
    expect(text).toContain('kaagazz_orders_last_hour 2');
    expect(text).toContain('kaagazz_payments_open 1');
    expect(text).toContain('kaagazz_payments_last_hour{state="order"} 1');
    expect(text).toContain('kaagazz_payments_last_hour{state="refund-due"} 1');
    expect(text).toContain('kaagazz_refunds{state="refund-due"} 1');
    expect(age('kaagazz_refund_age_seconds{state="refund-due"}')).toBeGreaterThanOrEqual(90);
    expect(age('kaagazz_mail_age_seconds')).toBeGreaterThanOrEqual(90);
    expect(age('kaagazz_jobs{kind="send-mail",state="waiting"}')).toBeGreaterThan(0);
    expect(text).toMatch(/^kaagazz_database_waiting 0$/m);
  });

  it('ApiMetrics reports kaagazz_database_up 0 while the database is down', async () => {
    const metrics = new ApiMetrics({
      ...open,
      database: { execute: () => Promise.reject(new Error('down')) } as never,
    });

    await expect(metrics.text()).resolves.toContain('kaagazz_database_up 0');
  });

  it('ApiMetrics measures request durations by route pattern', async () => {
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
