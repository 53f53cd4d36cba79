import { isOtp, normaliseOtp } from '@kaagazz/domain';
import { text } from '../wire-text.ts';

export const SixDigitCode = text(20).transform(normaliseOtp).refine(isOtp, 'Enter a valid 6-digit code.');
