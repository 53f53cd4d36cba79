import type { DeskPaymentLink } from '@kaagazz/api-schema';
import { and, gte, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { type ListQuery, sorted } from '../../lists/list-query.ts';
import { Problem } from '../../plugins/problem.ts';
import type { SignedInStaff } from '../../plugins/staff-guard.ts';
import { noteDeskChange } from '../operator/audit.ts';
import { paymentAttempts } from '../payments/attempts/payments.tables.ts';
import { findLink, selectLinks, withdrawLink } from '../payments/links/link-records.ts';
import { paymentLinks } from '../payments/links/payment-links.tables.ts';
import { linkOnWire } from './link-on-wire.ts';

type Context = Pick<AppContext, 'config' | 'database' | 'now'>;
type State = DeskPaymentLink['state'];

export async function pageOfLinks(
  context: Context,
  query: ListQuery<'createdAt' | 'total'> & { state?: State | undefined },
): Promise<{ data: DeskPaymentLink[]; total: number }> {
  const { database, now } = context;
  const where = query.state && stateIs(query.state, now());
  const total = await database.$count(selectLinks(database).where(where).as('matching'));
  const by = query.sort === 'total' ? paymentAttempts.total : paymentLinks.createdAt;
  const rows = await selectLinks(database)
    .where(where)
    .orderBy(...sorted({ order: query.order, by, id: paymentLinks.id }))
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);
  return { data: rows.map((row) => linkOnWire(context, row)), total };
}

/** Withdraws a payment link. Customers who have already opened the payment window can still pay. */
export async function withdraw(context: Context, by: SignedInStaff, id: string): Promise<DeskPaymentLink> {
  const { database, now } = context;
  return inTransaction(database, async (tx) => {
    const isWithdrawn = isUuid(id) && (await withdrawLink(tx, id, now()));
    const found = isUuid(id) ? await findLink(tx, id) : undefined;
    if (!found) throw new Problem('PAYMENT_LINK_NOT_FOUND', 'This payment link doesn’t exist.');
    if (!isWithdrawn) throw new Problem('NOT_POSSIBLE', 'This payment link has already been used or withdrawn.');
    await noteDeskChange(tx, by, { action: 'links.withdraw', resource: 'payment-link', record: id }, now());
    return linkOnWire(context, found);
  });
}

function stateIs(state: State, now: Date): SQL | undefined {
  if (state === 'paid') return isNotNull(paymentLinks.orderNumber);
  const isUnpaid = isNull(paymentLinks.orderNumber);
  if (state === 'withdrawn') return and(isUnpaid, isNotNull(paymentLinks.withdrawnAt));
  const isExpired = state === 'expired' ? lt : gte;
  return and(isUnpaid, isNull(paymentLinks.withdrawnAt), isExpired(paymentLinks.validUntil, now));
}
