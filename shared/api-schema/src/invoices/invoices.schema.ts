import { z } from 'zod';
import { BusinessOnWire } from '../orders/business-buyer.ts';
import { AppliedDiscount } from '../orders/applied-discount.ts';

const State = z.object({ code: z.string(), name: z.string() });

const CreditNote = z.object({ number: z.string(), issuedAt: z.string(), amount: z.number() });

/** Amounts are in rupees and include tax unless noted otherwise. */
export const Invoice = z
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
      /** Null if the shop isn't registered for GST. In that case, the invoice shows no tax. */
      gstin: z.string().nullable(),
      bank: z.string().optional(),
    }),
    buyer: z.object({ name: z.string(), address: z.string(), ...BusinessOnWire.partial().shape }),
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
    discount: AppliedDiscount.optional(),
    taxableAmount: z.number(),
    totalAmount: z.number(),
    totalInWords: z.string(),
    creditNote: CreditNote.nullable(),
    refunds: z.array(CreditNote),
  })
  .meta({ id: 'Invoice' });

export type Invoice = z.output<typeof Invoice>;

export const InvoiceResponse = z.object({
  success: z.literal(true),
  invoice: Invoice.nullable(),
  creditNoteFollows: z.boolean(),
});
