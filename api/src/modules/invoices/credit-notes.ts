import { type Credit, creditFor, type Paise, type TaxPart, taxWithin } from '@kaagazz/domain';
import { creditsOf, paidParts } from '../orders/order-credits.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import type { invoices } from './invoices.tables.ts';

type InvoiceLine = InvoiceDocument['lines'][number];
interface Order {
  lines: readonly { quantity: number; unitPrice: Paise }[];
  shipping: Paise;
  refunds: readonly (Credit & { amount: Paise; creditNote: string | null; issuedAt: Date; reason: string })[];
}
type Invoice = Pick<typeof invoices.$inferSelect, 'document' | 'creditNote' | 'creditedAt'>;

/** Taxes are in paise. */
export interface TaxedLine {
  of: InvoiceLine;
  quantity: number;
  amount: Paise;
  taxable: Paise;
  parts: TaxPart[];
}

interface CreditNote {
  number: string;
  at: Date;
  reason: string;
  lines: TaxedLine[];
}

export function creditNotesOf(order: Order, { document, creditNote, creditedAt }: Invoice): CreditNote[] {
  const credits = creditsOf(order);
  const rest = creditNote === null ? null : creditFor(paidParts(order), credits, { everything: true });
  const notes = [
    ...order.refunds.map(({ creditNote: number, issuedAt, reason }, at) => ({
      number,
      at: issuedAt,
      reason,
      credit: credits[at],
    })),
    ...(rest && creditedAt ? [{ number: creditNote, at: creditedAt, reason: 'Order cancelled', credit: rest }] : []),
  ];
  return notes.flatMap(({ number, at, reason, credit }) =>
    !credit || number === null
      ? []
      : [{ number, at, reason, lines: creditedLines(document, credit, order.lines.length) }],
  );
}

export function invoicedLines({ lines, taxes }: InvoiceDocument): TaxedLine[] {
  return lines.map((of) => ({
    of,
    quantity: of.quantity,
    amount: of.amount,
    ...taxWithin(of.amount, of.taxPercent ?? 0, supplyOf(taxes)),
  }));
}

function creditedLines({ lines, taxes }: InvoiceDocument, credit: Credit, orderLines: number): TaxedLine[] {
  const shipping = { position: orderLines, quantity: 1, amount: credit.shipping };
  return [...credit.lines, ...(credit.shipping > 0 ? [shipping] : [])].flatMap(({ position, quantity, amount }) => {
    const of = lines[position];
    if (!of || amount === 0) return [];
    return [{ of, quantity, amount, ...taxWithin(amount, of.taxPercent ?? 0, supplyOf(taxes)) }];
  });
}

function supplyOf(taxes: InvoiceDocument['taxes']) {
  const has = (name: TaxPart['name']) => taxes.some((tax) => tax.name === name);
  if (has('IGST')) return 'across';
  return has('UTGST') ? 'in-territory' : 'in-state';
}
