import type { DeskToday } from '@kaagazz/api-schema';
import { dayInIndia, toRupees, indianDay } from '@kaagazz/domain';
import { mayRole, type Permission } from '@kaagazz/domain/desk';
import { sql } from 'drizzle-orm';
import type { App, AppContext } from '../../app-context.ts';
import { route } from '../../plugins/operation-route.ts';
import { atDesk } from '../../plugins/staff-guard.ts';
import { inState } from '../content/content-publication.ts';
import { jobOfMail } from '../mail/failed-mails.ts';
import { missingDetails, readSettings } from '../settings/shop-settings.ts';
import { failedEmails } from './failed-emails.desk-routes.ts';

const DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

type Counts = Record<
  | 'toPack'
  | 'toPrint'
  | 'toShip'
  | 'late'
  | 'held'
  | 'newOrders'
  | 'failedEmails'
  | 'refundsDue'
  | 'requestedReturns'
  | 'lowStock'
  | 'withoutHsn'
  | 'waitingRequests'
  | 'waitingReviews'
  | 'drafts'
  | 'scheduled',
  number
>;

export function registerToday(app: App, { config, database, now }: AppContext): void {
  route(app, 'getDeskToday', {}, async (request) => {
    const { role } = atDesk(request);
    const may = (permission: Permission) => mayRole(role, permission);
    const day = dayInIndia(now());
    const { start } = indianDay(day);
    const { rows } = await database.execute<Counts & { newest: string | null; newest_at: Date | null }>(sql`
      with open as (
        select w.held_at, w.packed_at, w.has_prints and w.printed_at is null as unprinted,
          coalesce(o.ship_by, (o.created_at at time zone 'Asia/Kolkata')::date + 2) < ${day}::date as late
        from orders o join order_work w on w.order_id = o.id
        where o.status in ('pending', 'confirmed', 'processing')
      ), newest as (select number, created_at from orders where supplements is null order by created_at desc, id desc limit 1)
      select
        (select count(*)::int from open where held_at is null and packed_at is null and not unprinted) as "toPack",
        (select count(*)::int from open where held_at is null and unprinted) as "toPrint",
        (select count(*)::int from open where held_at is null and packed_at is not null) as "toShip",
        (select count(*)::int from open where late) as "late",
        (select count(*)::int from open where held_at is not null) as "held",
        (select count(*)::int from orders where created_at >= ${start.toISOString()} and supplements is null) as "newOrders",
        (select count(*)::int from outbox left join jobs on ${jobOfMail} where ${failedEmails(role)}) as "failedEmails",
        ((select count(*) from gateway_payments where state in ('refund-due', 'refund-pending'))
          + (select count(*) from order_refunds where state <> 'refunded'))::int as "refundsDue",
        (select count(*)::int from order_returns where accepted_at is null and declined_at is null) as "requestedReturns",
        (select count(*)::int from products where on_sale and stock <= low_stock_at) as "lowStock",
        (select count(*)::int from products where on_sale and hsn = '') as "withoutHsn",
        (select (select count(*) from bulk_order_requests) + (select count(*) from partner_requests)
              + (select count(*) from print_requests)
              - (select count(*) from request_work where state <> 'waiting'))::int as "waitingRequests",
        (select count(*)::int from reviews where state = 'waiting') as "waitingReviews",
        (select count(*)::int from content_entries where ${inState('draft', now())}) as "drafts",
        (select count(*)::int from content_entries where ${inState('scheduled', now())}) as "scheduled",
        (select number from newest) as newest,
        (select created_at from newest) as newest_at`);
    const [counts] = rows;
    if (!counts) throw new Error('the query returned no row');
    const seen = (name: keyof Counts, permission: Permission) => (may(permission) ? counts[name] : null);
    const data: DeskToday = {
      day,
      toPack: seen('toPack', 'orders.read'),
      toPrint: seen('toPrint', 'orders.read'),
      toShip: seen('toShip', 'orders.read'),
      late: seen('late', 'orders.read'),
      held: seen('held', 'orders.read'),
      newOrders: seen('newOrders', 'orders.read'),
      failedEmails: seen('failedEmails', 'orders.ship'),
      refundsDue: seen('refundsDue', 'money.read'),
      requestedReturns: seen('requestedReturns', 'orders.return'),
      lowStock: seen('lowStock', 'catalogue.read'),
      waitingRequests: seen('waitingRequests', 'requests.answer'),
      waitingReviews: seen('waitingReviews', 'content.write'),
      drafts: seen('drafts', 'content.write'),
      scheduled: seen('scheduled', 'content.write'),
      newestOrder:
        counts.newest && counts.newest_at && may('orders.read')
          ? { id: counts.newest, at: new Date(counts.newest_at).toISOString() }
          : null,
      warnings: may('settings.read') ? await setupWarnings(counts.withoutHsn) : [],
      days: await lastDays(may('orders.read'), may('money.read')),
    };
    return { data };
  });

  async function lastDays(mayOrders: boolean, mayMoney: boolean): Promise<DeskToday['days']> {
    if (!mayOrders) return [];
    const days = Array.from({ length: DAYS }, (_, at) =>
      dayInIndia(new Date(now().getTime() - (DAYS - 1 - at) * DAY_MS)),
    );
    const { start } = indianDay(days[0] ?? '');
    const { rows } = await database.execute<{ day: string; orders: number; takings: string; refunds: string }>(sql`
      select to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day,
             count(*) filter (where supplements is null)::int as orders, sum(total)::text as takings,
             coalesce(sum(total) filter (where status = 'cancelled'), 0)::text as refunds
      from orders where created_at >= ${start.toISOString()} group by 1`);
    const byDay = new Map(rows.map((row) => [row.day, row]));
    return days.map((each) => {
      const { orders = 0, takings = '0', refunds = '0' } = byDay.get(each) ?? {};
      const money = (paise: string) => (mayMoney ? toRupees(Number(paise)) : null);
      return { day: each, orders, takings: money(takings), refunds: money(refunds) };
    });
  }

  async function setupWarnings(withoutHsn: number): Promise<DeskToday['warnings']> {
    const path = '/desk/settings';
    const settings = await readSettings(database, config);
    const missing = missingDetails(settings, config).join(', ');
    const warnings = [
      { code: 'paused', message: 'The shop is paused, so nobody can place an order.', is: settings.pause.isPaused },
      {
        code: 'company',
        message: `Invoices can’t be issued without these company details: ${missing}.`,
        is: missing !== '',
      },
      {
        code: 'taxes',
        message: `No tax rates are set, so invoices ${settings.company.gstin === '' ? 'show no GST' : 'can’t be issued'}.`,
        is: settings.taxes.rates.length === 0,
        path: `${path}#taxes`,
      },
      {
        code: 'hsn',
        message: `${withoutHsn} ${withoutHsn === 1 ? 'product on sale has' : 'products on sale have'} no HSN code, so GST is charged at the rate for all other items.`,
        is: withoutHsn > 0 && settings.taxes.rates.length > 0,
        path: `/desk/products?filter=${encodeURIComponent(JSON.stringify({ withoutHsn: 'true', state: 'published' }))}`,
      },
    ];
    return warnings.filter(({ is }) => is).map(({ is: _is, ...warning }) => ({ path, ...warning }));
  }
}
