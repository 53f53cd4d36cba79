import type { PayoutReport } from '@kaagazz/api-schema';
import { toRupees } from '@kaagazz/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { PayoutRow } from './payout-file.ts';

type Report = Omit<PayoutReport, 'success'>;
type Difference = Report['differences'][number];

/** Amounts are in paise. */
interface ShopPayment {
  id: string;
  amount: number;
  orderId: string | null;
  refunded: number;
}

export async function matchPayouts(database: Database, rows: readonly PayoutRow[]): Promise<Report> {
  const known = await shopPayments(database, rows);
  const listed = new Set<string>();
  const differences: Difference[] = [];
  let matched = 0;
  const report = (kind: Difference['kind'], row: PayoutRow, shop: number | null) =>
    differences.push({
      kind,
      id: row.id,
      orderId: known.get(row.paymentId)?.orderId ?? null,
      shop: shop === null ? null : toRupees(shop),
      gateway: toRupees(row.amount),
    });

  const refunds = Map.groupBy(
    rows.filter(({ kind }) => kind === 'refund'),
    ({ paymentId }) => paymentId,
  );
  for (const row of rows) {
    const payment = known.get(row.paymentId);
    if (listed.has(row.id)) report('listed-twice', row, row.amount);
    else if (row.kind === 'payment') {
      if (!payment) report('unknown-payment', row, null);
      else if (payment.amount !== row.amount) report('amount-differs', row, payment.amount);
      else matched += 1;
    } else {
      const inFile = (refunds.get(row.paymentId) ?? []).reduce((sum, { amount }) => sum + amount, 0);
      if (!payment || payment.refunded === 0) report('unknown-refund', row, null);
      else if (inFile > payment.refunded) report('amount-differs', row, payment.refunded);
      else matched += 1;
    }
    listed.add(row.id);
  }
  for (const { id, amount, orderId } of known.values()) {
    if (!listed.has(id) && !refunds.has(id)) {
      differences.push({ kind: 'not-paid-out', id, orderId, shop: toRupees(amount), gateway: null });
    }
  }
  const payments = rows.filter(({ kind }) => kind === 'payment').length;
  return { payments, refunds: rows.length - payments, matched, settlements: settlementsOf(rows), differences };
}

function settlementsOf(rows: readonly PayoutRow[]): Report['settlements'] {
  return [...Map.groupBy(rows, ({ settlementId }) => settlementId)].map(([id, group]) => {
    const sum = (value: (row: PayoutRow) => number) => toRupees(group.reduce((all, row) => all + value(row), 0));
    return {
      id,
      utr: group[0]?.utr ?? '',
      payments: sum(({ kind, amount }) => (kind === 'payment' ? amount : 0)),
      refunds: sum(({ kind, amount }) => (kind === 'refund' ? amount : 0)),
      fees: sum(({ kind, amount, credit, debit }) => (kind === 'payment' ? amount - credit : debit - amount)),
      net: sum(({ credit, debit }) => credit - debit),
    };
  });
}

async function shopPayments(database: Database, rows: readonly PayoutRow[]): Promise<Map<string, ShopPayment>> {
  const ids = sql.param([...new Set(rows.map(({ paymentId }) => paymentId))]);
  const captured = sql.param(rows.filter(({ kind }) => kind === 'payment').map(({ id }) => id));
  const { rows: found } = await database.execute<{
    id: string;
    amount: string;
    number: string | null;
    refunded: string;
  }>(
    sql`
    with span as (
      select min(created_at) as first, max(created_at) as last from gateway_payments where id = any(${captured}::text[])
    )
    select p.id, p.amount::text, o.number,
      (case when p.state = 'order' then 0 else p.amount end
        + coalesce((select sum(r.amount) from order_refunds r where r.order_id = o.id and p.state = 'order'), 0))::text as refunded
    from gateway_payments p cross join span left join orders o on o.gateway_payment_id = p.id
    where p.id = any(${ids}::text[]) or (p.state = 'order' and p.created_at between span.first and span.last)
    order by p.created_at, p.id`,
  );
  return new Map(
    found.map(({ id, amount, number, refunded }) => [
      id,
      { id, amount: Number(amount), orderId: number, refunded: Number(refunded) },
    ]),
  );
}
