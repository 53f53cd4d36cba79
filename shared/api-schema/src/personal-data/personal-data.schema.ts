import { isOtp, normaliseOtp } from '@kaagazz/domain';
import { z } from 'zod';
import { text } from '../wire-text.ts';

export const DeletionCodeSent = z.object({ success: z.literal(true), message: z.string() });

export const DeleteAccount = z.object({
  otp: text(20).transform(normaliseOtp).refine(isOtp, 'Enter a valid 6-digit code.'),
});

export const Deleted = z.object({ success: z.literal(true) });

/** An account's data, grouped by section. Each api module defines the shape of its own section. */
export const MyData = z.object({ success: z.literal(true), data: z.record(z.string(), z.unknown()) });
