import { MAXIMUM_CART_LINES, maximumQuantityOf } from '@kaagazz/domain';
import { z } from 'zod';
import { TypedDiscountCode } from '../desk-discounts/desk-discounts.schema.ts';
import { SixDigitCode } from '../auth/six-digit-code.ts';
import { QuantityPrice } from '../catalog/catalog.schema.ts';
import { requiredText } from '../wire-text.ts';
import { AppliedDiscount } from '../orders/applied-discount.ts';
import { BusinessBuyer } from '../orders/business-buyer.ts';
import { Gift } from '../orders/gift.ts';
import { ShippingAddress } from '../orders/shipping-address.ts';

const productId = requiredText(100);
const rupees = z.number().min(0).max(100_000_000);
export const gatewayId = z.string().regex(/^[\w-]{1,60}$/, 'is not an id of the payment gateway');

/**
 * `price` is the price that the shopper saw, in rupees. The api uses it only to detect price
 * changes.
 */
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

export const QuoteRequest = z.object({
  products: WantedLines,
  pin: z
    .string()
    .regex(/^[1-9]\d{5}$/, 'is not a PIN code')
    .optional(),
});

const Summary = z.object({ goods: z.number(), shipping: z.number(), total: z.number() });

export const QuotedLine = z
  .object({
    productId: z.string(),
    title: z.string(),
    /** Unit price for this quantity, in rupees. */
    price: z.number(),
    quantityPrices: z.array(QuantityPrice).optional(),
    quantity: z.number().int(),
    /** Units in stock, or the maximum quantity of a printed line. */
    stock: z.number().int(),
    problem: z.enum(['GONE', 'OUT_OF_STOCK', 'PRICE_CHANGED', 'NOT_APPROVED', 'PRICE_ON_REQUEST']).nullable(),
    print: z
      .object({
        options: z.array(z.object({ label: z.string(), value: z.string() })),
        file: z.string().nullable(),
        approved: z.boolean(),
        paused: z.string().optional(),
        editPath: z.string(),
        proofPath: z.string(),
        image: z.string(),
      })
      .optional(),
  })
  .meta({ id: 'QuotedLine' });

export type QuotedLine = z.output<typeof QuotedLine>;

export const QuoteResponse = Summary.extend({
  success: z.literal(true),
  lines: z.array(QuotedLine),
  /**
   * Lowest shipping fee in rupees for orders below the free-shipping threshold. Older versions of
   * the api omit this field.
   */
  flatShipping: z.number().optional(),
  /** Working days until the order is shipped. Not sent by older versions of the api. */
  productionDays: z.int().optional(),
  /** Maximum order total in rupees. Null if cash on delivery isn't offered. */
  cashLimit: z.number().nullable().optional(),
});

export const CheckDiscountRequest = QuoteRequest.extend({ code: TypedDiscountCode });

export const CheckDiscountResponse = Summary.extend({ success: z.literal(true), discount: AppliedDiscount });

export const CreateOrderRequest = z.object({
  products: WantedLines,
  discountCode: TypedDiscountCode.optional(),
  business: BusinessBuyer.optional(),
  gift: Gift.optional(),
  shippingAddress: ShippingAddress.optional(),
  /** In rupees. The api rejects the order if the total has changed. */
  expectedTotal: rupees.optional(),
});

export const CreateOrderResponse = z.object({
  success: z.literal(true),
  /** `amount` is in paise, as the payment window expects. */
  order: z.object({ id: z.string(), amount: z.number().int(), currency: z.literal('INR') }),
  keyId: z.string(),
  checkoutScript: z.string(),
  summary: Summary,
});

export const RequestCashCodeRequest = CreateOrderRequest.required({ shippingAddress: true, expectedTotal: true });

export const RequestCashCodeResponse = z.object({
  success: z.literal(true),
  id: z.uuid(),
  summary: Summary,
});

export const ConfirmCashRequest = z.object({ id: z.uuid(), code: SixDigitCode });

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
