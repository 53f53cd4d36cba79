import { amountInWords, toRupees } from '@kaagazz/domain';
import { z } from 'zod';
import type { InvoiceRow } from './invoices.repository.ts';

const State = z.object({ code: z.string(), name: z.string() });

/** An invoice as it was issued; money in rupees, taxes included where a field does not say otherwise. */
export const InvoiceOnWire = z
  .object({
    number: z.string(),
    issuedAt: z.string(),
    orderNumber: z.string(),
    orderedAt: z.string(),
    paymentId: z.string(),
    seller: z.object({
      name: z.string(),
      address: z.string(),
      email: z.string(),
      phone: z.string(),
      /** null: the shop is not registered for GST, and the invoice shows no tax */
      gstin: z.string().nullable(),
    }),
    buyer: z.object({ name: z.string(), address: z.string() }),
    placeOfSupply: State.nullable(),
    lines: z.array(
      z.object({
        title: z.string(),
        hsn: z.string().nullable(),
        quantity: z.number().int(),
        price: z.number(),
        amount: z.number(),
        taxableAmount: z.number(),
        taxPercent: z.number().nullable(),
      }),
    ),
    taxes: z.array(z.object({ name: z.string(), percent: z.number(), taxableAmount: z.number(), amount: z.number() })),
    taxableAmount: z.number(),
    totalAmount: z.number(),
    totalInWords: z.string(),
    /** of a cancelled order: the whole amount goes back */
    creditNote: z.object({ number: z.string(), issuedAt: z.string() }).nullable(),
  })
  .meta({ id: 'Invoice' });

export const InvoiceAnswer = z.object({ success: z.literal(true), invoice: InvoiceOnWire });

export function invoiceOnWire({
  number,
  issuedAt,
  buyer,
  document,
  creditNote,
  creditedAt,
}: InvoiceRow): z.infer<typeof InvoiceOnWire> {
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
