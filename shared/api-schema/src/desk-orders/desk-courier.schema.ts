import { z } from 'zod';

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
