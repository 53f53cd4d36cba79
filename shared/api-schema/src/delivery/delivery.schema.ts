import { PACKING_DAYS } from '@kaagazz/domain';
import { z } from 'zod';

export const DeliveryParams = z.object({ pin: z.string().regex(/^[1-9]\d{5}$/) });

export const DeliveryQuery = z.object({
  days: z.coerce.number<number>().int().min(0).max(60).default(PACKING_DAYS),
});

export const DeliveryWindow = z.object({ from: z.string(), to: z.string() });

export const DeliveryResponse = z.object({
  success: z.literal(true),
  pin: z.string(),
  delivery: DeliveryWindow.nullable(),
});
