import { z } from 'zod';

/**
 * A line of the courier's file. `ship` marks the order as shipped, and `track` adds the tracking
 * number to an order that has been shipped without one.
 */
const CourierLine = z.object({
  line: z.int(),
  /** Order number. */
  id: z.string(),
  courier: z.string(),
  tracking: z.string(),
  result: z.enum(['ship', 'track', 'unchanged', 'error']),
  /**
   * An error, or a note that importing the line also marks the order as packed. Empty if neither
   * applies.
   */
  message: z.string(),
});

export type CourierLine = z.output<typeof CourierLine>;

export const CourierReport = z.object({ success: z.literal(true), lines: z.array(CourierLine) });
