import { z } from 'zod';
import { OperatorWords } from '../operator/operator.schema.ts';
import { gatewayId } from './payments.schema.ts';

export const UnknownPaymentsQuery = z.object({
  since: z.iso.datetime(),
  /** The same on all pages of a list. */
  until: z.iso.datetime(),
  skip: z.coerce.number<number>().int().min(0).max(10_000_000).default(0),
});

export const UnknownPaymentsPage = z.object({
  success: z.literal(true),
  payments: z.array(
    z.object({
      paymentId: z.string(),
      /** The gateway's payments that the shop has no record of. */
      gatewayOrderId: z.string(),
      paidAt: z.string(),
      /** Rupees. */
      amount: z.number(),
      /** `authorized` means that the bank has not sent the money yet. */
      status: z.enum(['captured', 'authorized']),
      /** From the payment window; may be empty. */
      email: z.string(),
      contact: z.string(),
    }),
  ),
  /** `skip` of the next page; null at the end. An empty page can have a next one. */
  nextSkip: z.number().int().nullable(),
});

export const PaymentIdParam = z.object({ paymentId: gatewayId });

export const RefundUnknownRequest = OperatorWords;

/** Rupees. */
export const RefundUnknownResponse = z.object({ success: z.literal(true), amount: z.number() });
