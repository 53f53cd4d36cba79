import { z } from 'zod';

export const PrintRequestAccepted = z.object({ success: z.literal(true), message: z.string() });

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
      file: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
  nextCursor: z.string().nullable(),
});
