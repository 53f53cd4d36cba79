import { type IndianState, indianState } from '@kaagazz/domain';
import { and, asc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { creditNotesOf, invoicedLines, type TaxedLine } from '../invoices/credit-notes.ts';
import { invoices } from '../invoices/invoices.tables.ts';
import { orderLines, orderRefunds, orders } from '../orders/tables/orders.tables.ts';
import type { Span } from './takings.ts';

/** Amounts are in paise. */
export interface GstDocument {
  number: string;
  at: Date;
  buyer: string;
  buyerGstin: string;
  place: IndianState | null;
  /** True if the place of supply is outside the shop's state. */
  isAcross: boolean;
  total: number;
  invoiceTotal: number;
  lines: TaxedLine[];
}

const GSTIN = /(?<![0-9A-Z])(\d{2})[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z](?![0-9A-Z])/;

function gstinIn(address: string): string {
  const [gstin = '', state = ''] = GSTIN.exec(address.toUpperCase()) ?? [];
  return indianState(state) ? gstin : '';
}

export async function gstDocuments(
  database: Database,
  { start, end }: Span,
): Promise<{ invoices: GstDocument[]; creditNotes: GstDocument[] }> {
  const isWithin = (at: Date) => at >= start && at < end;
  const refunded = database
    .select({ id: orderRefunds.orderId })
    .from(orderRefunds)
    .where(and(gte(orderRefunds.issuedAt, start), lt(orderRefunds.issuedAt, end)));
  const rows = await database
    .select({ invoice: invoices, shipping: orders.shipping })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(
      or(
        and(gte(invoices.issuedAt, start), lt(invoices.issuedAt, end)),
        and(gte(invoices.creditedAt, start), lt(invoices.creditedAt, end)),
        inArray(invoices.orderId, refunded),
      ),
    )
    .orderBy(asc(invoices.issuedAt), asc(invoices.number));
  const credited = rows.map(({ invoice }) => invoice.orderId);
  const ids = sql`any(${sql.param(credited)}::uuid[])`;
  const lines = await database
    .select()
    .from(orderLines)
    .where(sql`${orderLines.orderId} = ${ids}`)
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  const refunds = await database
    .select()
    .from(orderRefunds)
    .where(sql`${orderRefunds.orderId} = ${ids}`)
    .orderBy(asc(orderRefunds.issuedAt), asc(orderRefunds.id));
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const refundsOf = Map.groupBy(refunds, ({ orderId }) => orderId);

  const issued: GstDocument[] = [];
  const creditNotes: GstDocument[] = [];
  for (const { invoice, shipping } of rows) {
    const { number, issuedAt, buyer, document, orderId } = invoice;
    const shared = {
      buyer: buyer.company ?? buyer.name,
      buyerGstin: buyer.gstin || gstinIn(buyer.address),
      place: document.placeOfSupply,
      isAcross: document.taxes.some(({ name }) => name === 'IGST'),
      invoiceTotal: document.total,
    };
    if (isWithin(issuedAt)) {
      issued.push({ ...shared, number, at: issuedAt, total: document.total, lines: invoicedLines(document) });
    }
    const order = { lines: linesOf.get(orderId) ?? [], shipping, refunds: refundsOf.get(orderId) ?? [] };
    for (const note of creditNotesOf(order, invoice)) {
      if (!isWithin(note.at)) continue;
      const total = note.lines.reduce((sum, { amount }) => sum + amount, 0);
      creditNotes.push({ ...shared, number: note.number, at: note.at, total, lines: note.lines });
    }
  }
  return {
    invoices: issued,
    creditNotes: creditNotes.toSorted((one, other) => one.number.localeCompare(other.number)),
  };
}
