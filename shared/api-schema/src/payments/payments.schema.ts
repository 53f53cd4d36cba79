import { MAXIMUM_CART_LINES, maximumQuantityOf } from '@kaagazz/domain';
import { z } from 'zod';
import { requiredText } from '../wire-text.ts';
import { ShippingAddress } from '../orders/shipping-address.ts';

const productId = requiredText(100);
const rupees = z.number().min(0).max(100_000_000);
/** `pay_...`, `order_...` */
export const gatewayId = z.string().regex(/^[\w-]{1,60}$/, 'is not an id of the payment gateway');

/** A cart line. `price`, in rupees, is what the shopper saw. It is compared, but never charged. */
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
    /** For a printed line: its maximum quantity. */
    stock: z.number().int(),
    /** Why the line can't be paid; null if it can. */
    problem: z.enum(['GONE', 'OUT_OF_STOCK', 'PRICE_CHANGED', 'NOT_APPROVED', 'PRICE_ON_REQUEST']).nullable(),
    /** For printed lines. */
    print: z
      .object({
        options: z.array(z.object({ label: z.string(), value: z.string() })),
        /** Name of the uploaded file. */
        file: z.string().nullable(),
        approved: z.boolean(),
        editPath: z.string(),
        proofPath: z.string(),
        /** A data URL, or empty. */
        image: z.string(),
      })
      .optional(),
  })
  .meta({ id: 'QuotedLine' });

export type QuotedLine = z.output<typeof QuotedLine>;

export const QuoteResponse = Summary.extend({ success: z.literal(true), lines: z.array(QuotedLine) });

export const CreateOrderRequest = z.object({
  products: WantedLines,
  shippingAddress: ShippingAddress.optional(),
  /** The total in rupees, including shipping, that the shopper saw. Any other total is rejected. */
  expectedTotal: rupees.optional(),
});

export const CreateOrderResponse = z.object({
  success: z.literal(true),
  /** `amount` is in paise, for the payment window. */
  order: z.object({ id: z.string(), amount: z.number().int(), currency: z.literal('INR') }),
  keyId: z.string(),
  checkoutScript: z.string(),
  summary: Summary,
});

/** `user` may contain the address. `products` and `totalAmount` are ignored. */
export const VerifyOrderRequest = z.object({
  razorpay_order_id: gatewayId,
  razorpay_payment_id: gatewayId,
  razorpay_signature: z.string().regex(/^[0-9a-fA-F]{64}$/, 'is not a signature'),
  user: z.unknown().optional(),
  products: z.unknown().optional(),
  totalAmount: z.unknown().optional(),
});

export const VerifyOrderResponse = z.object({
  success: z.literal(true),
  orderNumber: z.string(),
  message: z.string(),
});

export const LastAddressResponse = z.object({
  success: z.literal(true),
  shippingAddress: z.object({ name: z.string(), email: z.string(), phone: z.string(), address: z.string() }).nullable(),
});
