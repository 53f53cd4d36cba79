import { z } from 'zod';

const State = z.object({ code: z.string(), name: z.string() });

/** An invoice as it was issued; money in rupees, taxes included where a field does not say otherwise. */
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

export type Invoice = z.output<typeof Invoice>;

export const InvoiceAnswer = z.object({ success: z.literal(true), invoice: Invoice });
