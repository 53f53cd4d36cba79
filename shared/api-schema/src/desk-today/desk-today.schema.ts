import { z } from 'zod';

/**
 * A setup problem that the office must know about or fix, with the path of the screen where it can
 * be fixed.
 */
const SetupWarning = z.object({ code: z.string(), message: z.string(), path: z.string() });

/** Counts of pending work. A count is null if the caller's role may not see it. */
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
    /** Number of returns that staff still have to accept or decline. */
    requestedReturns: z.int().nullable(),
    lowStock: z.int().nullable(),
    waitingRequests: z.int().nullable(),
    /** Older versions of the api don't send this count or the next two. */
    waitingReviews: z.int().nullable().optional(),
    drafts: z.int().nullable().optional(),
    scheduled: z.int().nullable().optional(),
    /** The newest order. The screen uses it to announce new orders. */
    newestOrder: z.object({ id: z.string(), at: z.string() }).nullable(),
    warnings: z.array(SetupWarning),
    /**
     * The last 30 days in Indian time, oldest first. Takings are in rupees, or null without
     * `money.read`.
     */
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
  /** Order that the email is about. */
  orderId: z.string().nullable(),
  /**
   * Why the email can't be resent. Empty if it can be resent, and for every email about an order,
   * because `resendOrderMail` checks those.
   */
  whyNotResent: z.string(),
});
