import { z } from 'zod';
import { RETURN_STATES } from '../order-returns/order-returns.schema.ts';
import { ShopperPhotograph } from '../shopper-photographs/shopper-photographs.schema.ts';
import { requiredText, optionalText } from '../wire-text.ts';

/** Idempotency key. Requests with the same key create only one refund. */
const key = z.uuid();

const position = z.int().min(0).max(1_000);
const pieces = z.int().min(1).max(100_000);

const what = {
  lines: z
    .array(z.object({ position, quantity: pieces }))
    .min(1)
    .max(100)
    .optional(),
  /** In rupees. */
  amount: z.number().min(1).max(10_000_000).optional(),
  everything: z.literal(true).optional(),
};

const oneOf = {
  check: (body: { lines?: unknown; amount?: unknown; everything?: unknown }) =>
    [body.lines, body.amount, body.everything].filter((part) => part !== undefined).length === 1,
  error: { error: 'Choose what to refund: items, an amount or the whole order.', path: ['lines'] },
};

export const RefundPreviewRequest = z.object(what).refine(oneOf.check, oneOf.error);

/** Rupees. */
export const RefundPreview = z.object({
  success: z.literal(true),
  data: z.object({
    lines: z.array(z.object({ position: z.int(), title: z.string(), quantity: z.int(), amount: z.number() })),
    shipping: z.number(),
    amount: z.number(),
    left: z.number(),
    restocks: z.array(z.object({ productId: z.string(), title: z.string(), quantity: z.int() })),
  }),
});

/**
 * If the refund amount differs from `expectedAmount`, the api responds with 409 `PRICES_CHANGED`.
 */
export const RefundRequest = z
  .object({
    ...what,
    key,
    expectedAmount: z.number(),
    reason: requiredText(200, 'Why do we refund?'),
    restock: z.boolean().default(false),
  })
  .refine(oneOf.check, oneOf.error);

export const CancelRequest = z.object({ reason: requiredText(200, 'Enter the reason for cancelling the order.') });

export const ReturnRequest = z.object({
  key,
  lines: z
    .array(z.object({ position, quantity: pieces }))
    .min(1)
    .max(100),
  reason: requiredText(500, 'Why does it come back?'),
});

export const ReturnReceived = z.object({
  lines: z
    .array(z.object({ position, received: z.int().min(0).max(100_000), damaged: z.int().min(0).max(100_000) }))
    .min(1)
    .max(100),
  note: optionalText(500),
});

export const ReplacementRequest = z.object({
  key,
  lines: z
    .array(z.object({ position, quantity: pieces }))
    .min(1)
    .max(100),
  reason: requiredText(200, 'Why do we replace it?'),
});

export const ReturnDeclined = z.object({ reason: requiredText(500, 'Why do we decline it?') });

export const OrderReturn = z
  .object({
    id: z.string(),
    orderId: z.string(),
    version: z.int(),
    state: z.enum(['requested', 'received']),
    progress: z.enum(RETURN_STATES),
    reason: z.string(),
    words: z.string(),
    /** Not sent by older versions of the api. */
    photographs: z.array(ShopperPhotograph).optional(),
    prints: z.array(z.object({ id: z.string(), image: z.string(), sha256: z.string() })).optional(),
    replacement: z.string().nullable().optional(),
    note: z.string(),
    createdAt: z.string(),
    receivedAt: z.string().nullable(),
    lines: z.array(
      z.object({
        position: z.int(),
        title: z.string(),
        quantity: z.int(),
        received: z.int(),
        damaged: z.int(),
        restocked: z.int(),
      }),
    ),
  })
  .meta({ id: 'OrderReturn' });

export type OrderReturn = z.output<typeof OrderReturn>;

export const ReturnFilters = { state: z.enum(RETURN_STATES).optional() };
