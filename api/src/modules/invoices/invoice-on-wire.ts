import type { Invoice } from '@kaagazz/api-schema';
import { amountInWords, toRupees } from '@kaagazz/domain';
import type { InvoiceRow } from './invoices.repository.ts';

/** Amounts are in rupees, and times are in ISO 8601 format. */
export function invoiceOnWire(invoice: InvoiceRow): Invoice {
  const { number, issuedAt, buyer, document, creditNote, creditedAt, refunds } = invoice;
  const { lines, taxes, taxable, total, discount, ...rest } = document;
  return {
    ...rest,
    number,
    issuedAt: issuedAt.toISOString(),
    buyer,
    lines: lines.map(({ unitPrice, amount, taxable: taxableOfLine, ...line }) => ({
      ...line,
      price: toRupees(unitPrice),
      amount: toRupees(amount),
      taxableAmount: toRupees(taxableOfLine),
    })),
    taxes: taxes.map(({ taxable: taxableOfRate, amount, ...tax }) => ({
      ...tax,
      taxableAmount: toRupees(taxableOfRate),
      amount: toRupees(amount),
    })),
    ...(discount && { discount: { ...discount, amount: toRupees(discount.amount) } }),
    taxableAmount: toRupees(taxable),
    totalAmount: toRupees(total),
    totalInWords: amountInWords(total),
    creditNote:
      creditNote !== null && creditedAt
        ? { number: creditNote, issuedAt: creditedAt.toISOString(), amount: toRupees(total - refundedOf(refunds)) }
        : null,
    refunds: refunds.map((refund) => ({
      number: refund.creditNote,
      issuedAt: refund.issuedAt.toISOString(),
      amount: toRupees(refund.amount),
    })),
  };
}

function refundedOf(refunds: InvoiceRow['refunds']): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}
