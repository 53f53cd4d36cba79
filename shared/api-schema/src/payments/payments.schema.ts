import { MAXIMUM_CART_LINES, maximumQuantityOf } from '@kaagazz/domain';
import { z } from 'zod';
import { requiredText } from '../wire-text.ts';
import { ShippingAddress } from '../orders/shipping-address.ts';

const productId = requiredText(100);
const rupees = z.number().min(0).max(100_000_000);
/** `pay_...`, `order_...` */
export const gatewayId = z.string().regex(/^[\w-]{1,60}$/, 'is not an id of the payment gateway');

/** A cart's line. `price` (rupees) is what the shopper was shown; it is compared in a quote and never charged (E3). */
const WantedLine = z
  .object({
    productId,
    quantity: z.number().int().min(1),
    price: rupees.optional(),
  })
  .superRefine(({ productId: id, quantity }, context) => {
    if (quantity <= maximumQuantityOf(id)) return;
    context.addIssue({ code: 'custom', path: ['quantity'], message: `at most ${maximumQuantityOf(id)}` });
  });

const WantedLines = z
  .array(WantedLine)
  .min(1, 'Cart is empty.')
  .max(MAXIMUM_CART_LINES, `at most ${MAXIMUM_CART_LINES} lines`);

export const QuoteRequest = z.object({ products: WantedLines });

/** Rupees. */
const Summary = z.object({ goods: z.number(), shipping: z.number(), total: z.number() });

export const QuotedLine = z
  .object({
    productId: z.string(),
    title: z.string(),
    price: z.number(),
    quantity: z.number().int(),
    /** of a printed line: the largest quantity that a line may have */
    stock: z.number().int(),
    /** why the line cannot be paid for; null if it can */
    problem: z.enum(['GONE', 'OUT_OF_STOCK', 'PRICE_CHANGED', 'NOT_APPROVED', 'PRICE_ON_REQUEST']).nullable(),
    /** only of lines printed to order */
    print: z
      .object({
        options: z.array(z.object({ label: z.string(), value: z.string() })),
        /** name of the shopper's own file */
        file: z.string().nullable(),
        approved: z.boolean(),
        editPath: z.string(),
        proofPath: z.string(),
        /** a data URL, or '' */
        image: z.string(),
      })
      .optional(),
  })
  .meta({ id: 'QuotedLine' });

export type QuotedLine = z.output<typeof QuotedLine>;

export const QuoteAnswer = Summary.extend({ success: z.literal(true), lines: z.array(QuotedLine) });

export const CreateOrderRequest = z.object({
  products: WantedLines,
  shippingAddress: ShippingAddress.optional(),
  /** rupees, shipping included, that the shopper has agreed to; another total then is refused instead of charged */
  expectedTotal: rupees.optional(),
});

export const CreateOrderAnswer = z.object({
  success: z.literal(true),
  /** `amount` in paise, as the payment window wants it */
  order: z.object({ id: z.string(), amount: z.number().int(), currency: z.literal('INR') }),
  keyId: z.string(),
  checkoutScript: z.string(),
  summary: Summary,
});

/** `user` may name the address (E23); `products` and `totalAmount` are accepted and never read (E3). */
export const VerifyOrderRequest = z.object({
  razorpay_order_id: gatewayId,
  razorpay_payment_id: gatewayId,
  razorpay_signature: z.string().regex(/^[0-9a-fA-F]{64}$/, 'is not a signature'),
  user: z.unknown().optional(),
  products: z.unknown().optional(),
  totalAmount: z.unknown().optional(),
});

export const VerifyOrderAnswer = z.object({
  success: z.literal(true),
  orderNumber: z.string(),
  message: z.string(),
});

export const LastAddressAnswer = z.object({
  success: z.literal(true),
  shippingAddress: z.object({ name: z.string(), email: z.string(), phone: z.string(), address: z.string() }).nullable(),
});
