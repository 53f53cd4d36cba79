import { z } from 'zod';

/** A discount code and what it takes off, in rupees. */
export const AppliedDiscount = z.object({ code: z.string(), amount: z.number() });
