import { z } from 'zod';

const SetupWarning = z.object({ code: z.string(), message: z.string(), path: z.string() });

export const DeskToday = z
  .object({
    /** Today in India. */
    day: z.string(),
    toPack: z.int().nullable(),
    toPrint: z.int().nullable(),
    toShip: z.int().nullable(),
    late: z.int().nullable(),
    held: z.int().nullable(),
    newOrders: z.int().nullable(),
    failedEmails: z.int().nullable(),
    refundsDue: z.int().nullable(),
    requestedReturns: z.int().nullable(),
    lowStock: z.int().nullable(),
    waitingRequests: z.int().nullable(),
    waitingReviews: z.int().nullable().optional(),
    drafts: z.int().nullable().optional(),
    scheduled: z.int().nullable().optional(),
    newestOrder: z.object({ id: z.string(), at: z.string() }).nullable(),
    warnings: z.array(SetupWarning),
    days: z.array(
      z.object({ day: z.string(), orders: z.int(), takings: z.number().nullable(), refunds: z.number().nullable() }),
    ),
  })
  .meta({ id: 'DeskToday' });

export type DeskToday = z.output<typeof DeskToday>;

export const FailedEmail = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  at: z.string(),
  failedAt: z.string(),
  error: z.string(),
  orderId: z.string().nullable(),
  whyNotResent: z.string(),
});
