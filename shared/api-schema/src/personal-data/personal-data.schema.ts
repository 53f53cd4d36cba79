import { z } from 'zod';
import { SixDigitCode } from '../auth/six-digit-code.ts';

export const DeletionCodeSent = z.object({ success: z.literal(true), message: z.string() });

export const DeleteAccount = z.object({
  otp: SixDigitCode,
});

export const Deleted = z.object({ success: z.literal(true) });

export const MyData = z.object({ success: z.literal(true), data: z.record(z.string(), z.unknown()) });
