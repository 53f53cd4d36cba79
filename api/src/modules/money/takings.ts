import type { DeskMoney } from '@kaagazz/api-schema';
import { dayInIndia, toRupees, indianDay } from '@kaagazz/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

export interface Span {
  start: Date;
  end: Date;
}

/**
 * Returns the start and end of a month in India Standard Time.
 * @param month in the format `YYYY-MM`
 */
export function indianMonth(month: string): Span {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { start: indianDay(`${month}-01`).start, end: indianDay(`${next}-01`).start };
}

/** Counts orders on the day they were placed and refunds on the day they were made. */
export async function takingsPerDay(database: Database, { start, end }: Span, now: Date): Promise<DeskMoney['days']> {
  const [from, to] = [start.toISOString(), end.toISOString()];
  const { rows } = await database.execute<
    Record<'day' | 'takings' | 'gateway' | 'refunds', string> & { orders: number }
  >(
    sql`
    with changes as (
      select created_at as at, (supplements is null)::int as orders, total as takings,
        case when gateway_payment_id is null then 0 else total end as gateway, 0 as refunds
      from orders where total > 0 and not (status = 'cancelled' and due > 0) and created_at >= ${from} and created_at < ${to}
      union all
      select issued_at, 0, 0, 0, amount from order_refunds where issued_at >= ${from} and issued_at < ${to}
      union all
      select c.at, 0, 0, 0, o.total - coalesce((select sum(r.amount) from order_refunds r where r.order_id = o.id), 0)
      from order_status_changes c join orders o on o.id = c.order_id
      where c.status = 'cancelled' and o.due = 0 and c.at >= ${from} and c.at < ${to}
    )
    select to_char(at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, sum(orders)::int as orders,
      sum(takings)::text as takings, sum(gateway)::text as gateway, sum(refunds)::text as refunds
    from changes group by 1`,
  );
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return daysOf(start, end < now ? end : now).map((day) => {
    const { orders = 0, takings = '0', gateway = '0', refunds = '0' } = byDay.get(day) ?? {};
    const rupees = (paise: string) => toRupees(Number(paise));
    return { day, orders, takings: rupees(takings), gateway: rupees(gateway), refunds: rupees(refunds) };
  });
}

function daysOf(start: Date, end: Date): string[] {
  const days: string[] = [];
  for (let at = start; at < end; at = indianDay(dayInIndia(at)).end) days.push(dayInIndia(at));
  return days;
}
