import {
  BULK_ORDER_TEXT_LIMITS,
  isEmail,
  MINIMUM_BULK_QUANTITY,
  MAXIMUM_BULK_QUANTITY,
  normaliseEmail,
} from '@kaagazz/domain';
import { z } from 'zod';
import { oneLine, optionalText, requiredText, tenDigitPhone } from '../wire-text.ts';

const LEAST = `Minimum quantity is ${MINIMUM_BULK_QUANTITY}`;
const LONGEST_EMAIL = 274;

export const BulkOrderRequest = z.object({
  name: oneLine(BULK_ORDER_TEXT_LIMITS.name, 'Name is required'),
  email: requiredText(LONGEST_EMAIL, 'Email is required')
    .transform(normaliseEmail)
    .refine(isEmail, 'Please enter a valid email'),
  phone: tenDigitPhone,
  notes: optionalText(BULK_ORDER_TEXT_LIMITS.notes),
  productId: requiredText(200),
  quantity: z
    .int(LEAST)
    .min(MINIMUM_BULK_QUANTITY, LEAST)
    .max(MAXIMUM_BULK_QUANTITY, `Maximum quantity is ${MAXIMUM_BULK_QUANTITY}: write to us for more`),
});

export type BulkOrderRequest = z.infer<typeof BulkOrderRequest>;

export const BulkOrderAccepted = z.object({ success: z.literal(true), message: z.string() });

export const BulkOrdersPage = z.object({
  success: z.literal(true),
  requests: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      notes: z.string(),
      productId: z.string(),
      productTitle: z.string(),
      quantity: z.number().int(),
      createdAt: z.string(),
    }),
  ),
  nextCursor: z.string().nullable(),
});
