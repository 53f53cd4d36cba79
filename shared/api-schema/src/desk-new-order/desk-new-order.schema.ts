import { isIndianMobile, MAXIMUM_CART_LINES, MAXIMUM_NAME_LENGTH, maximumQuantityOf } from '@kaagazz/domain';
import { z } from 'zod';
import { oneLine, requiredText, text } from '../wire-text.ts';

/** `paid` means that the customer has already paid, for example in cash. */
export const NEW_ORDER_PAYMENTS = ['link', 'cash-on-delivery', 'paid'] as const;

const line = z
  .object({ productId: requiredText(100), quantity: z.int().min(1) })
  .refine(({ productId, quantity }) => quantity <= maximumQuantityOf(productId), {
    error: 'Too many pieces.',
    path: ['quantity'],
  });
const lines = z.array(line).max(MAXIMUM_CART_LINES);

export const NewOrderDraft = z.object({
  lines,
  name: text(MAXIMUM_NAME_LENGTH).default(''),
  phone: text(20).default(''),
  email: text(254).default(''),
  address: text(500).default(''),
  discountPercent: z.int().min(0).max(100).default(0),
  discountReason: text(200).default(''),
  payment: z.enum(NEW_ORDER_PAYMENTS).default('link'),
  sendsEmail: z.boolean().default(false),
  reference: text(200).default(''),
});

/** Amounts are in rupees. */
export const NewOrderPreview = z.object({
  lines: z.array(
    z.object({
      productId: z.string(),
      title: z.string(),
      quantity: z.int(),
      price: z.number(),
      amount: z.number(),
      stock: z.int(),
    }),
  ),
  goods: z.number(),
  discount: z.number(),
  shipping: z.number(),
  total: z.number(),
  missing: z.array(z.string()),
});

export type NewOrderPreview = z.output<typeof NewOrderPreview>;

/**
 * `key` is an idempotency key. Reusing a key with different values fails with 409 `PLACED_ALREADY`.
 */
export const NewOrder = NewOrderDraft.extend({
  key: z.uuid(),
  lines: lines.min(1, 'Choose a product.'),
  name: oneLine(MAXIMUM_NAME_LENGTH),
  phone: requiredText(20).refine(isIndianMobile, 'Enter a valid 10-digit Indian phone number'),
  address: requiredText(500),
  expectedTotal: z.number().min(0),
});

/** Amounts are in rupees. */
export const DeskPaymentLink = z
  .object({
    id: z.string(),
    url: z.string(),
    state: z.enum(['open', 'paid', 'expired', 'withdrawn']),
    customer: z.string(),
    what: z.string(),
    total: z.number(),
    createdAt: z.string(),
    validUntil: z.string(),
    order: z.string().nullable(),
  })
  .meta({ id: 'DeskPaymentLink' });

export type DeskPaymentLink = z.output<typeof DeskPaymentLink>;

export const DeskPaymentLinkFilters = { state: z.enum(['open', 'paid', 'expired', 'withdrawn']).optional() };

export const PlacedNewOrder = z.object({ order: z.string().nullable(), link: DeskPaymentLink.nullable() });
