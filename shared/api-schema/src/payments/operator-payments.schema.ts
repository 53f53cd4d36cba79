import { z } from 'zod';
import { OperatorWords } from '../operator/operator.schema.ts';
import { gatewayId } from './payments.schema.ts';

export const UnknownPaymentsQuery = z.object({
  since: z.iso.datetime(),
  until: z.iso.datetime(),
  skip: z.coerce.number<number>().int().min(0).max(10_000_000).default(0),
});

export const UnknownPaymentsPage = z.object({
  success: z.literal(true),
  payments: z.array(
    z.object({
      paymentId: z.string(),
      gatewayOrderId: z.string(),
      paidAt: z.string(),
      /** Rupees. */
      amount: z.number(),
      status: z.enum(['captured', 'authorized']),
      email: z.string(),
      contact: z.string(),
    }),
  ),
  /**
   * Value of `skip` for the next page, or null on the last page. A page can be empty even if more
   * pages follow.
   */
  nextSkip: z.number().int().nullable(),
});

export const PaymentIdParam = z.object({ paymentId: gatewayId });

export const RefundUnknownRequest = OperatorWords;

export const RefundUnknownResponse = z.object({ success: z.literal(true), amount: z.number() });
