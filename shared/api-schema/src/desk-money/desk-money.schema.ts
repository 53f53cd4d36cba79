import { z } from 'zod';

/** Months begin and end at midnight in India Standard Time. */
export const MoneyQuery = z.object({
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Enter a month as YYYY-MM.'),
});

const GstSection = z.object({
  name: z.enum(['B2B', 'B2C large', 'B2C others', 'Credit notes']),
  documents: z.int(),
  taxable: z.number(),
  igst: z.number(),
  cgst: z.number(),
  sgst: z.number(),
});

/** Amounts are in rupees. */
export const DeskMoney = z
  .object({
    month: z.string(),
    days: z.array(
      z.object({
        day: z.string(),
        orders: z.int(),
        takings: z.number(),
        gateway: z.number(),
        refunds: z.number(),
      }),
    ),
    gst: z.array(GstSection),
    invoices: z.int(),
  })
  .meta({ id: 'DeskMoney' });

export type DeskMoney = z.output<typeof DeskMoney>;

/** Amounts are in rupees. */
export const PayoutReport = z.object({
  success: z.literal(true),
  payments: z.int(),
  refunds: z.int(),
  matched: z.int(),
  settlements: z.array(
    z.object({
      id: z.string(),
      /** Bank transfer reference. */
      utr: z.string(),
      payments: z.number(),
      refunds: z.number(),
      fees: z.number(),
      net: z.number(),
    }),
  ),
  differences: z.array(
    z.object({
      kind: z.enum(['unknown-payment', 'unknown-refund', 'amount-differs', 'listed-twice', 'not-paid-out']),
      id: z.string(),
      orderId: z.string().nullable(),
      shop: z.number().nullable(),
      gateway: z.number().nullable(),
    }),
  ),
});

export type PayoutReport = z.output<typeof PayoutReport>;
