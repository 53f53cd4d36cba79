import { z } from 'zod';

/** What the shop's office must know or fix, with the screen where it is done. */
const SetupWarning = z.object({ code: z.string(), message: z.string(), path: z.string() });

/** Counts of work that waits. Null if the role can't see it. */
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
    lowStock: z.int().nullable(),
    waitingRequests: z.int().nullable(),
    /** Newest order, so that the screen can announce a new one. */
    newestOrder: z.object({ id: z.string(), at: z.string() }).nullable(),
    warnings: z.array(SetupWarning),
    /** The last 30 days in India, oldest first. Takings are rupees, null without `money.read`. */
    days: z.array(
      z.object({ day: z.string(), orders: z.int(), takings: z.number().nullable(), refunds: z.number().nullable() }),
    ),
  })
  .meta({ id: 'DeskToday' });

export type DeskToday = z.output<typeof DeskToday>;

/** An email that could not be sent. */
export const FailedEmail = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  at: z.string(),
  failedAt: z.string(),
  error: z.string(),
  /** Order that the email is about. */
  orderId: z.string().nullable(),
});
