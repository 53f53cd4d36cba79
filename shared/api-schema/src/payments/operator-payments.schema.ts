import { z } from 'zod';
import { OperatorWords } from '../operator/operator.schema.ts';
import { gatewayId } from './payments.schema.ts';

export const UnknownPaymentsQuery = z.object({
  since: z.iso.datetime(),
  /** the same on all pages of one list */
  until: z.iso.datetime(),
  skip: z.coerce.number<number>().int().min(0).max(10_000_000).default(0),
});

export const UnknownPaymentsPage = z.object({
  success: z.literal(true),
  payments: z.array(
    z.object({
      paymentId: z.string(),
      /** the gateway's, that the shop has no record of */
      gatewayOrderId: z.string(),
      paidAt: z.string(),
      /** rupees */
      amount: z.number(),
      /** `authorized`: the bank has not sent the money yet */
      status: z.enum(['captured', 'authorized']),
      /** as the payment window had them, or '' */
      email: z.string(),
      contact: z.string(),
    }),
  ),
  /** what to skip for the next page, null at the end; a page may be empty and have a next one */
  nextSkip: z.number().int().nullable(),
});

export const PaymentIdParam = z.object({ paymentId: gatewayId });

export const RefundUnknownRequest = OperatorWords;

/** Rupees. */
export const RefundUnknownAnswer = z.object({ success: z.literal(true), amount: z.number() });
