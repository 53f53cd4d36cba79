import { z } from 'zod';

/** A discount code and the amount that it takes off, in rupees. */
export const AppliedDiscount = z.object({ code: z.string(), amount: z.number() });
