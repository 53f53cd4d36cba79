import { z } from 'zod';

export const PrintRequestAccepted = z.object({ success: z.literal(true), message: z.string() });

/** What is no request's id is nobody's request: null. */
export const PrintRequestParams = z.object({ id: z.uuid().nullable().catch(null) });

export const PrintRequestsPage = z.object({
  success: z.literal(true),
  requests: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      service: z.string(),
      title: z.string(),
      options: z.array(z.object({ label: z.string(), value: z.string() })),
      quantity: z.int(),
      /** name of the shopper's own file; `npm run requests -- file` has it */
      file: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
  nextCursor: z.string().nullable(),
});
