import { RETURN_REASONS, RETURN_TEXT_LIMIT } from '@kaagazz/domain';
import { z } from 'zod';
import { OwnPhotograph, PhotographIds } from '../shopper-photographs/shopper-photographs.schema.ts';
import { text } from '../wire-text.ts';

export const RETURN_STATES = ['requested', 'accepted', 'received', 'declined'] as const;

export const MyReturns = z
  .object({
    /** End of the return period, or null if the order can't be returned. */
    until: z.string().nullable(),
    lines: z.array(z.object({ position: z.int(), title: z.string(), quantity: z.int(), onlyIfFaulty: z.boolean() })),
    returns: z.array(
      z.object({
        id: z.string(),
        state: z.enum(RETURN_STATES),
        lines: z.array(z.object({ title: z.string(), quantity: z.int() })),
        note: z.string(),
        /** Not sent by older versions of the api. */
        photographs: z.array(OwnPhotograph).optional(),
        createdAt: z.string(),
      }),
    ),
  })
  .meta({ id: 'MyReturns' });

export type MyReturns = z.output<typeof MyReturns>;

export const MyReturnsResponse = z.object({ success: z.literal(true), data: MyReturns });

export const RequestMyReturn = z.object({
  /** Idempotency key that the browser creates for each form. */
  key: z.uuid(),
  reason: z.enum(RETURN_REASONS),
  text: text(RETURN_TEXT_LIMIT),
  lines: z
    .array(z.object({ position: z.int().min(0).max(1_000), quantity: z.int().min(1).max(100_000) }))
    .min(1)
    .max(100),
  photographs: PhotographIds,
});
