import { z } from 'zod';

/** A month in India, as `YYYY-MM`. */
export const MoneyQuery = z.object({
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Enter a month as YYYY-MM.'),
});

/** Rupees, by the section of the GSTR-1 return that the documents belong to. */
const GstSection = z.object({
  name: z.enum(['B2B', 'B2C large', 'B2C others', 'Credit notes']),
  documents: z.int(),
  taxable: z.number(),
  igst: z.number(),
  cgst: z.number(),
  sgst: z.number(),
});

/** Takings, refunds and taxes of a month. Amounts are in rupees. */
export const DeskMoney = z
  .object({
    month: z.string(),
    /** Every day of the month until today, oldest first, in Indian time. */
    days: z.array(
      z.object({
        day: z.string(),
        orders: z.int(),
        takings: z.number(),
        /** The part of `takings` that was paid through the gateway. */
        gateway: z.number(),
        refunds: z.number(),
      }),
    ),
    gst: z.array(GstSection),
    /** Invoices of the month that have a number. */
    invoices: z.int(),
  })
  .meta({ id: 'DeskMoney' });

export type DeskMoney = z.output<typeof DeskMoney>;

/**
 * What the comparison of a payout file with the shop's payments found. Amounts are in rupees.
 *
 * - `unknown-payment`, `unknown-refund`: only the gateway has it
 * - `amount-differs`: both have it, with different amounts
 * - `listed-twice`: the file has it twice
 * - `not-paid-out`: only the shop has it, although later payments are in the file
 */
export const PayoutReport = z.object({
  success: z.literal(true),
  payments: z.int(),
  refunds: z.int(),
  /** Payments and refunds in the file that agree with the shop's. */
  matched: z.int(),
  settlements: z.array(
    z.object({
      id: z.string(),
      /** Reference of the bank transfer. */
      utr: z.string(),
      payments: z.number(),
      refunds: z.number(),
      fees: z.number(),
      /** The sum that the bank account received. */
      net: z.number(),
    }),
  ),
  differences: z.array(
    z.object({
      kind: z.enum(['unknown-payment', 'unknown-refund', 'amount-differs', 'listed-twice', 'not-paid-out']),
      /** Id at the gateway. */
      id: z.string(),
      orderId: z.string().nullable(),
      /** Amount in the shop, or null if the shop doesn't have it. */
      shop: z.number().nullable(),
      /** Amount in the file, or null if the file doesn't have it. */
      gateway: z.number().nullable(),
    }),
  ),
});

export type PayoutReport = z.output<typeof PayoutReport>;
