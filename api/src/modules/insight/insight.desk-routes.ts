import type { DeskInsight } from '@kaagazz/api-schema';
import { dayInIndia, toRupees, indianDay } from '@kaagazz/domain';
import { sql } from 'drizzle-orm';
import type { App, AppContext } from '../../app-context.ts';
import { route } from '../../plugins/operation-route.ts';
import { OPERATORS_ARE_NOT_COUNTED } from '../throttle/route-limits.ts';
import { visitDays } from './insight.tables.ts';

const LONGEST_LIST = 20;
const MOST_PRODUCTS = 10_000;
const DAY_MS = 24 * 60 * 60_000;

export function registerInsight(app: App, { database, now }: Pick<AppContext, 'database' | 'now'>): void {
  route(app, 'addVisits', { config: { limits: OPERATORS_ARE_NOT_COUNTED } }, async ({ body: { visits } }) => {
    await database
      .insert(visitDays)
      .values({ day: dayInIndia(now()), visits })
      .onConflictDoUpdate({ target: visitDays.day, set: { visits: sql`${visitDays.visits} + ${visits}` } });
    return {};
  });

  route(app, 'getDeskInsight', {}, async ({ query }) => {
    const days = Array.from({ length: query.days }, (_, at) =>
      dayInIndia(new Date(now().getTime() - (query.days - 1 - at) * DAY_MS)),
    );
    const first = days[0] ?? '';
    const from = indianDay(first).start.toISOString();
    const counts = await database.execute<{ day: string; visits: number; orders: number }>(sql`
      select day, sum(visits)::int as visits, sum(orders)::int as orders from (
        select day, visits, 0 as orders from visit_days where day >= ${first}
        union all
        select to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD'), 0, 1 from orders
        where created_at >= ${from} and total > 0 and taken_by is null and supplements is null) as counted
      group by day`);
    const checkouts = await database.execute<{ count: number }>(
      sql`select count(*)::int as count from payment_attempts a where created_at >= ${from}
        and not exists (select 1 from payment_links l where l.id = a.id)`,
    );
    const sellers = await database.execute<{ id: string; title: string; pieces: number; amount: string }>(sql`
      with sold as (
        select coalesce(changed.product_id, l.product_id) as product_id, coalesce(changed.title, l.title) as title,
          case when o.supplements is null then l.quantity else 0 end as pieces, l.quantity::bigint * l.unit_price as amount
        from order_lines l join orders o on o.id = l.order_id
        left join order_lines changed on changed.order_id = o.supplements
          and changed.position = substring(l.product_id from '^changed_([0-9]+)$')::int
        where o.created_at >= ${from} and o.status <> 'cancelled' and o.total > 0
      )
      select case when product_id ~ '^(print|quote)_' then '' else product_id end as id, max(title) as title,
        sum(pieces)::int as pieces, sum(amount)::text as amount
      from sold group by case when product_id ~ '^(print|quote)_' then title else product_id end, 1
      order by 3 desc, 2 limit ${MOST_PRODUCTS}`);
    const searches = await database.execute<DeskInsight['emptySearches'][number]>(sql`
      select term, sum(searches)::int as searches from empty_searches where day >= ${first}
      group by 1 order by 2 desc, 1 limit ${LONGEST_LIST}`);
    const byDay = new Map(counts.rows.map((row) => [row.day, row]));
    return {
      data: {
        days: days.map((day) => ({ day, visits: byDay.get(day)?.visits ?? 0, orders: byDay.get(day)?.orders ?? 0 })),
        checkouts: checkouts.rows[0]?.count ?? 0,
        bestSellers: sellers.rows.map(({ amount, ...row }) => ({ ...row, amount: toRupees(Number(amount)) })),
        emptySearches: searches.rows,
      },
    };
  });
}
