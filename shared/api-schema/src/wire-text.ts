import {
  hsnCodeProblem,
  isEmail,
  isTenDigitPhone,
  MAXIMUM_EMAIL_LENGTH,
  normaliseEmail,
  normaliseIndianPhone,
} from '@kaagazz/domain';
import { z } from 'zod';

/** Matches control characters except tab and line breaks. */
const control = /[^\P{Cc}\t\n\r]/u;

/** Matches bidirectional control characters, which can reorder the surrounding text. */
const directionMark = /[\u202a-\u202e\u2066-\u2069]/;
const visible = /[^\p{C}\p{Z}]/u;

export function isVisible(value: string): boolean {
  return visible.test(value);
}

/** Trims text and removes lone surrogates, which PostgreSQL rejects. */
export function text(maximum: number, missing?: string) {
  return z
    .string(missing)
    .max(maximum, `at most ${maximum} characters`)
    .refine((value) => value.isWellFormed() && !control.test(value), 'has characters that cannot be printed')
    .transform((value) => value.trim());
}

export function requiredText(maximum: number, missing = 'is required') {
  return text(maximum, missing).refine(isVisible, missing);
}

export function oneLine(maximum: number, missing?: string) {
  return requiredText(maximum, missing)
    .refine((value) => !directionMark.test(value), 'has characters that cannot be printed')
    .transform((value) => value.replace(/\s+/g, ' '));
}

export function optionalText(maximum: number) {
  return text(maximum)
    .nullish()
    .transform((value) => value ?? '');
}

export const hsnCode = z.string().superRefine((code, context) => {
  const message = hsnCodeProblem(code);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
});

export const emailAddress = text(MAXIMUM_EMAIL_LENGTH + 20)
  .transform(normaliseEmail)
  .refine(isEmail, 'Enter a valid email address.');

const TEN_DIGITS = 'Phone number should be exactly 10 digits';

export const tenDigitPhone = requiredText(40, TEN_DIGITS)
  .transform(normaliseIndianPhone)
  .refine(isTenDigitPhone, TEN_DIGITS);
