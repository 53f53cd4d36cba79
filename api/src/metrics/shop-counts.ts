import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** All ages and lags are in seconds, and are 0 if nothing is waiting. */
export interface ShopCounts {
  orders: { status: string; count: number }[];
  ordersInLastHour: number;
  openPayments: number;
  payments: { state: string; count: number }[];
  refunds: { state: string; count: number; age: number }[];
  jobs: { kind: string; waiting: number; dead: number; lag: number }[];
  mailAge: number;
}

export async function readShopCounts(database: Database): Promise<ShopCounts> {
  const { rows } = await database.execute<{ counts: ShopCounts }>(sql`
    select json_build_object(
      'orders', coalesce((
        select json_agg(open) from (
          select status, count(*) from orders
          where status in ('pending', 'confirmed', 'processing', 'shipped') group by status
        ) open
      ), '[]'),
      'ordersInLastHour', (select count(*) from orders where created_at > now() - interval '1 hour'),
      'openPayments', (select count(*) from payment_attempts where state = 'open'),
      'payments', coalesce((
        select json_agg(captured) from (
          select state, count(*) from gateway_payments where created_at > now() - interval '1 hour' group by state
        ) captured
      ), '[]'),
      'refunds', coalesce((
        select json_agg(due) from (
          select state, count(*), extract(epoch from now() - min(coalesce(refund_due_at, updated_at))) as age
          from gateway_payments where state in ('refund-due', 'refund-pending') group by state
        ) due
      ), '[]'),
      'jobs', coalesce((
        select json_agg(queued) from (
          select
            kind,
            count(*) filter (where dead_at is null) as waiting,
            count(*) filter (where dead_at is not null) as dead,
            coalesce(extract(epoch from now() - min(run_at) filter (
              where dead_at is null and run_at < now() and (leased_until is null or leased_until < now())
            )), 0) as lag
          from jobs group by kind
        ) queued
      ), '[]'),
      'mailAge', coalesce((
        select extract(epoch from now() - min(created_at)) from outbox
        where id::text in (select key from jobs where kind = 'send-mail' and dead_at is null)
      ), 0)
    ) as counts`);
  if (!rows[0]) throw new Error('PostgreSQL returned no counts');
  return rows[0].counts;
}
