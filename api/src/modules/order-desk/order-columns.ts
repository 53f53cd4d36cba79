import { GIFT_WRAP_ID, dayInIndia } from '@kaagazz/domain';
import { sql } from 'drizzle-orm';
import { orderWork } from '../orders/tables/order-work.tables.ts';
import { orderRefunds, orders } from '../orders/tables/orders.tables.ts';
import type { ORDER_PAYMENTS, ORDER_PRINTS, ORDER_STEPS } from '@kaagazz/api-schema';

const SHIPS_AFTER_DAYS = 2;

export const stepColumn = sql<(typeof ORDER_STEPS)[number]>`case
  when ${orders.status} in ('delivered', 'cancelled') then 'done'
  when ${orders.status} = 'shipped' then 'deliver'
  when ${orderWork.heldAt} is not null then 'held'
  when ${orderWork.packedAt} is not null then 'ship'
  when ${orderWork.hasPrints} and ${orderWork.printedAt} is null then 'print'
  else 'pack' end`;

/** Refunded amount in paise. If an order is cancelled, the whole amount paid counts as refunded. */
export const refundedColumn = sql<number>`case when ${orders.status} = 'cancelled' then ${orders.total} - ${orders.due} else coalesce((
  select sum(r.amount) from ${orderRefunds} r where r.order_id = ${orders.id}), 0) end::float8`;

export const paymentColumn = sql<(typeof ORDER_PAYMENTS)[number]>`case
  when ${orders.total} = 0 then 'free'
  when ${refundedColumn} >= ${orders.total} then 'refunded'
  when ${refundedColumn} > 0 then 'partly-refunded'
  else 'paid' end`;

export const printColumn = sql<(typeof ORDER_PRINTS)[number]>`case
  when not ${orderWork.hasPrints} then 'none'
  when ${orderWork.printedAt} is null then 'waiting'
  else 'printed' end`;

export const nameColumn = sql<string>`${orders.shippingAddress} ->> 'name'`;
export const phoneColumn = sql<string>`${orders.shippingAddress} ->> 'phone'`;
export const emailColumn = sql<string>`${orders.shippingAddress} ->> 'email'`;

export const shipByColumn = sql<string>`coalesce(${orders.shipBy},
  (${orders.createdAt} at time zone 'Asia/Kolkata')::date + ${sql.raw(String(SHIPS_AFTER_DAYS))})`;

export function lateColumn(now: Date) {
  return sql<boolean>`(${orders.status} in ('pending', 'confirmed', 'processing')
    and ${shipByColumn} < ${dayInIndia(now)}::date)`;
}

export const itemsColumn = sql<number>`(
  select coalesce(sum(case when l.product_id like 'print\\_%' then 1 else l.quantity end), 0)::int
  from order_lines l where l.order_id = ${orders.id} and l.product_id <> ${GIFT_WRAP_ID})`;
