import { z } from 'zod';
import { ShippingAddress } from '../orders/shipping-address.ts';
import { requiredText } from '../wire-text.ts';
import { VerifyOrderRequest } from './payments.schema.ts';

export const PaymentLinkParams = z.object({ token: requiredText(100) });

/** Amounts are in rupees. */
export const PaymentLink = z
  .object({
    state: z.enum(['open', 'paid', 'expired']),
    lines: z.array(
      z.object({ title: z.string(), quantity: z.int(), price: z.number(), amount: z.number(), image: z.string() }),
    ),
    goods: z.number(),
    shipping: z.number(),
    total: z.number(),
    address: z.object({ name: z.string(), email: z.string(), phone: z.string(), address: z.string() }).nullable(),
    /** Payment deadline. */
    validUntil: z.string(),
    orderNumber: z.string().nullable(),
    isChange: z.literal(true).optional(),
  })
  .meta({ id: 'PaymentLink' });

export type PaymentLink = z.output<typeof PaymentLink>;

export const PaymentLinkResponse = z.object({ success: z.literal(true), link: PaymentLink });

export const OpenPaymentLink = z.object({ shippingAddress: ShippingAddress.nullable() });

export const ConfirmPaymentLink = VerifyOrderRequest.pick({
  razorpay_order_id: true,
  razorpay_payment_id: true,
  razorpay_signature: true,
});
