import { z } from 'zod';

/** `amount` is in rupees. */
export const AppliedDiscount = z.object({ code: z.string(), amount: z.number() });
