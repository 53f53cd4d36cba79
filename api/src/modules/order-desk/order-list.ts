import type { DeskOrderRow } from '@kaagazz/api-schema';
import { dayInIndia, toRupees, indianDay } from '@kaagazz/domain';
import { and, count, eq, exists, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { containing, type ListQuery, sorted } from '../../lists/list-query.ts';
import { users } from '../auth/auth.tables.ts';
import { orderWork } from '../orders/tables/order-work.tables.ts';
import { orders } from '../orders/tables/orders.tables.ts';
import {
  emailColumn,
  itemsColumn,
  lateColumn,
  nameColumn,
  paymentColumn,
  phoneColumn,
  printColumn,
  refundedColumn,
  stepColumn,
} from './order-columns.ts';

const DAY_MS = 24 * 60 * 60_000;

export type OrderListQuery = ListQuery<'createdAt' | 'number' | 'name' | 'total' | 'status'> & {
  [Field in 'status' | 'step' | 'payment' | 'print']?: DeskOrderRow[Field] | undefined;
} & { day?: string | undefined; due?: boolean | undefined; late?: boolean | undefined };

const SORT_BY = {
  createdAt: orders.createdAt,
  number: orders.number,
  name: sql`lower(${nameColumn})`,
  total: orders.total,
  status: orders.status,
};

export async function pageOfDeskOrders(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  query: OrderListQuery,
): Promise<{ data: DeskOrderRow[]; total: number }> {
  const where = conditionOf(query, database, now());
  const [{ total } = { total: 0 }] = await database
    .select({ total: count() })
    .from(orders)
    .innerJoin(orderWork, eq(orderWork.orderId, orders.id))
    .where(where);
  const page = await database
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderWork, eq(orderWork.orderId, orders.id))
    .where(where)
    .orderBy(...sorted({ order: query.order, by: SORT_BY[query.sort], id: orders.id }))
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);
  const ids = page.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await selectRows(database, now()).where(inArray(orders.id, ids));
  const byId = new Map(rows.map((row) => [row.order.id, rowOnWire(row)]));
  return { data: ids.flatMap((id) => byId.get(id) ?? []), total };
}

export async function deskOrderRow(database: Database, number: string, now: Date): Promise<DeskOrderRow | undefined> {
  const [row] = await selectRows(database, now).where(eq(orders.number, number));
  return row && rowOnWire(row);
}

function selectRows(database: Database, now: Date) {
  return database
    .select({
      order: orders,
      work: orderWork,
      step: stepColumn,
      payment: paymentColumn,
      refunded: refundedColumn,
      print: printColumn,
      isLate: lateColumn(now),
      items: itemsColumn,
    })
    .from(orders)
    .innerJoin(orderWork, eq(orderWork.orderId, orders.id))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectRows>>[number];

function rowOnWire({ order, work, ...row }: Row): DeskOrderRow {
  const { name, phone, email } = order.shippingAddress;
  return {
    ...row,
    id: order.number,
    version: work.version,
    createdAt: order.createdAt.toISOString(),
    status: order.status,
    name,
    phone,
    email,
    total: toRupees(order.total),
    refunded: toRupees(row.refunded),
    due: toRupees(order.due),
    discountCode: order.discountCode ?? '',
    courier: work.courier,
    tracking: work.tracking,
    holdReason: work.holdReason,
  };
}

function conditionOf(query: OrderListQuery, database: Database, now: Date): SQL | undefined {
  const { status, step, payment, print, due, late, day, q } = query;
  const span = day === undefined ? undefined : indianDay(dayOf(day, now));
  return and(
    status && eq(orders.status, status),
    step && sql`${stepColumn} = ${step}`,
    payment && sql`${paymentColumn} = ${payment}`,
    print && sql`${printColumn} = ${print}`,
    due === undefined ? undefined : sql`(${orders.due} > 0 and ${orders.status} <> 'cancelled') = ${due}`,
    late === undefined ? undefined : sql`${lateColumn(now)} = ${late}`,
    span && gte(orders.createdAt, span.start),
    span && lt(orders.createdAt, span.end),
    q === '' ? undefined : matching(database, q),
  );
}

function matching(database: Database, q: string): SQL | undefined {
  const pattern = containing(q);
  const digits = q.replace(/^\s*(\+91|0)/, '').replace(/\D/g, '');
  const isPhone = /^[\d\s+()-]+$/.test(q) && digits.length >= 3;
  const buyer = database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, orders.buyerId), ilike(users.email, pattern)));
  return or(
    ilike(orders.number, pattern),
    ilike(nameColumn, pattern),
    ilike(emailColumn, pattern),
    ilike(orders.discountCode, pattern),
    isPhone ? ilike(phoneColumn, containing(digits)) : undefined,
    exists(buyer),
  );
}

function dayOf(day: string, now: Date): string {
  if (day === 'today') return dayInIndia(now);
  return day === 'yesterday' ? dayInIndia(new Date(now.getTime() - DAY_MS)) : day;
}
