import { z } from 'zod';

/** `ship` marks the order as shipped. `track` only adds a tracking number. */
const CourierLine = z.object({
  line: z.int(),
  /** Order number. */
  id: z.string(),
  courier: z.string(),
  tracking: z.string(),
  result: z.enum(['ship', 'track', 'unchanged', 'error']),
  message: z.string(),
});

export type CourierLine = z.output<typeof CourierLine>;

export const CourierReport = z.object({ success: z.literal(true), lines: z.array(CourierLine) });
