import { randomUUID } from 'node:crypto';
import type { DeskCustomer, DeskCustomerRow } from '@kaagazz/api-schema';
import { toRupees } from '@kaagazz/domain';
import { and, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import type { App, AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { containing, pageOfList } from '../../lists/list-query.ts';
import { route } from '../../plugins/operation-route.ts';
import { Problem } from '../../plugins/problem.ts';
import { logSecurityEvent } from '../../plugins/security-log.ts';
import { atDesk } from '../../plugins/staff-guard.ts';
import { users } from '../auth/auth.tables.ts';
import { noteDeskChange } from '../operator/audit.ts';
import { orders } from '../orders/tables/orders.tables.ts';
import type { PersonalData } from '../personal-data/personal-data.service.ts';
import { staff } from '../staff/staff.tables.ts';
import { STAFF_IS_NOT_COUNTED } from '../throttle/route-limits.ts';
import { customerNotes } from './customers.tables.ts';

type UserRow = typeof users.$inferSelect;

const LATEST_ORDERS = 50;
const SORTS = { createdAt: users.createdAt, name: users.fullname, email: users.email } as const;
const CHANGES = { config: { limits: STAFF_IS_NOT_COUNTED } } as const;

export function registerCustomers(app: App, { database, now }: AppContext, personalData: PersonalData): void {
  route(app, 'listCustomers', {}, async ({ query: { q, ...query } }) => {
    const pattern = containing(q);
    const where =
      q === ''
        ? undefined
        : or(ilike(users.fullname, pattern), ilike(users.email, pattern), ilike(users.phone, pattern));
    const { rows, total } = await pageOfList(database, users, where, { ...query, by: SORTS[query.sort], id: users.id });
    return { data: await customerRows(database, rows), total };
  });

  route(app, 'getCustomer', {}, async ({ params }) => ({ data: await customer(database, params.id) }));

  route(app, 'noteOnCustomer', CHANGES, async (request) => {
    const { id } = await findUser(database, request.params.id);
    const [by, at] = [atDesk(request), now()];
    await inTransaction(database, async (tx) => {
      const note = { id: randomUUID(), userId: id, staffId: by.id, at, text: request.body.text };
      await tx.insert(customerNotes).values(note);
      await noteDeskChange(tx, by, { action: 'customers.note', resource: 'customer', record: id }, at);
    });
    return { data: await customer(database, id) };
  });

  route(app, 'exportCustomer', {}, async (request) => {
    const user = await findUser(database, request.params.id);
    const change = { action: 'customers.export', resource: 'customer', record: user.id };
    await noteDeskChange(database, atDesk(request), change, now());
    logSecurityEvent(request, 'data-given-out');
    return { data: await personalData.export(user) };
  });

  const deletes = { config: { limits: STAFF_IS_NOT_COUNTED, changesCatalogue: true } } as const;
  route(app, 'deleteCustomer', deletes, async (request) => {
    const user = await findUser(database, request.params.id);
    await personalData.deleteForCustomer(user, (tx) =>
      noteDeskChange(
        tx,
        atDesk(request),
        { action: 'customers.delete', resource: 'customer', record: user.id, note: request.body.reason },
        now(),
      ),
    );
    logSecurityEvent(request, 'account-deleted');
    return {};
  });
}

async function findUser(database: Database, id: string): Promise<UserRow> {
  const [user] = isUuid(id) ? await database.select().from(users).where(eq(users.id, id)) : [];
  if (!user) throw new Problem('NOT_FOUND', 'There is no such customer.');
  return user;
}

async function customer(database: Database, id: string): Promise<DeskCustomer> {
  const user = await findUser(database, id);
  const [row] = await customerRows(database, [user]);
  if (!row) throw new Error('a customer was not converted');
  const latest = await database
    .select({ id: orders.number, createdAt: orders.createdAt, status: orders.status, total: orders.total })
    .from(orders)
    .where(and(eq(orders.buyerId, id), isNull(orders.supplements)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(LATEST_ORDERS);
  const notes = await database
    .select({ note: customerNotes, by: staff.name })
    .from(customerNotes)
    .leftJoin(staff, eq(staff.id, customerNotes.staffId))
    .where(eq(customerNotes.userId, id))
    .orderBy(desc(customerNotes.at));
  return {
    ...row,
    latestOrders: latest.map(({ createdAt, total, ...order }) => ({
      ...order,
      createdAt: createdAt.toISOString(),
      total: toRupees(total),
    })),
    notes: notes.map(({ note, by }) => ({ id: note.id, at: note.at.toISOString(), by: by ?? '', text: note.text })),
  };
}

async function customerRows(database: Database, rows: readonly UserRow[]): Promise<DeskCustomerRow[]> {
  const ids = sql.param(rows.map(({ id }) => id));
  const { rows: sums } = await database.execute<{ id: string; orders: number; spent: string; last: Date | null }>(sql`
    select buyer_id as id, count(*) filter (where supplements is null)::int as orders,
      max(created_at) filter (where supplements is null) as last,
      sum(case when status = 'cancelled' then 0
        else total - due - coalesce((select sum(r.amount) from order_refunds r where r.order_id = o.id), 0) end)::text as spent
    from orders o where buyer_id = any(${ids}::uuid[]) group by buyer_id`);
  const sumOf = new Map(sums.map((sum) => [sum.id, sum]));
  return rows.map(({ id, fullname, email, phone, createdAt }) => {
    const sum = sumOf.get(id);
    return {
      id,
      name: fullname,
      email,
      phone: phone ?? '',
      createdAt: createdAt.toISOString(),
      orders: sum?.orders ?? 0,
      spent: toRupees(Number(sum?.spent ?? 0)),
      lastOrderAt: sum?.last ? new Date(sum.last).toISOString() : null,
    };
  });
}
