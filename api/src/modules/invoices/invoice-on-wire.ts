import type { Invoice } from '@kaagazz/api-schema';
import { amountInWords, toRupees } from '@kaagazz/domain';
import type { InvoiceRow } from './invoices.repository.ts';

/** Converts a stored invoice to the API response: paise to rupees, dates to ISO 8601. */
export function invoiceOnWire({ number, issuedAt, buyer, document, creditNote, creditedAt }: InvoiceRow): Invoice {
  const { lines, taxes, taxable, total, ...rest } = document;
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
    taxableAmount: toRupees(taxable),
    totalAmount: toRupees(total),
    totalInWords: amountInWords(total),
    creditNote: creditNote !== null && creditedAt ? { number: creditNote, issuedAt: creditedAt.toISOString() } : null,
  };
}
