import { z } from 'zod';

/** A month in Indian time, as `YYYY-MM`. */
export const MoneyQuery = z.object({
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Enter a month as YYYY-MM.'),
});

/** Totals in rupees for one section of the GSTR-1 return. */
const GstSection = z.object({
  name: z.enum(['B2B', 'B2C large', 'B2C others', 'Credit notes']),
  documents: z.int(),
  taxable: z.number(),
  igst: z.number(),
  cgst: z.number(),
  sgst: z.number(),
});

/** Takings, refunds and taxes for one month. Amounts are in rupees. */
export const DeskMoney = z
  .object({
    month: z.string(),
    /** Each day of the month up to today, oldest first, in Indian time. */
    days: z.array(
      z.object({
        day: z.string(),
        orders: z.int(),
        takings: z.number(),
        /** The portion of `takings` that was paid through the payment gateway. */
        gateway: z.number(),
        refunds: z.number(),
      }),
    ),
    gst: z.array(GstSection),
    invoices: z.int(),
  })
  .meta({ id: 'DeskMoney' });

export type DeskMoney = z.output<typeof DeskMoney>;

/**
 * Result of comparing a payout file with the shop's payments. Amounts are in rupees.
 *
 * - `unknown-payment`, `unknown-refund`: in the file, but not in the shop
 * - `amount-differs`: in both, with different amounts
 * - `listed-twice`: twice in the file
 * - `not-paid-out`: in the shop but not in the file, although the file contains later payments
 */
export const PayoutReport = z.object({
  success: z.literal(true),
  payments: z.int(),
  refunds: z.int(),
  /** Number of payments and refunds in the file that match the shop's records. */
  matched: z.int(),
  settlements: z.array(
    z.object({
      id: z.string(),
      /** Bank transfer reference. */
      utr: z.string(),
      payments: z.number(),
      refunds: z.number(),
      fees: z.number(),
      /** Amount received in the bank account. */
      net: z.number(),
    }),
  ),
  differences: z.array(
    z.object({
      kind: z.enum(['unknown-payment', 'unknown-refund', 'amount-differs', 'listed-twice', 'not-paid-out']),
      id: z.string(),
      orderId: z.string().nullable(),
      /** Amount recorded by the shop, or null if the shop has no such payment or refund. */
      shop: z.number().nullable(),
      /** Amount in the payout file, or null if the file has no such payment or refund. */
      gateway: z.number().nullable(),
    }),
  ),
});

export type PayoutReport = z.output<typeof PayoutReport>;
