import { isEmail, isTenDigitPhone, MAXIMUM_EMAIL_LENGTH, normaliseEmail, normaliseIndianPhone } from '@kaagazz/domain';
import { z } from 'zod';

/** Control characters: never typed by a person, and PostgreSQL refuses the zero byte. Line break and tab are fine. */
const control = /[^\P{Cc}\t\n\r]/u;

/** Marks that turn the direction of what follows: in a name they would make a mail or a list say something else. */
const directionMark = /[\u202a-\u202e\u2066-\u2069]/;
/** Something to see: neither blank nor a mark that only joins, parts or hides. */
const visible = /[^\p{C}\p{Z}]/u;

/** Whether there is anything in a text that a person would see. */
export function isVisible(value: string): boolean {
  return visible.test(value);
}

/** Text from outside: blanks around it cut, at most `maximum` UTF-16 units, no control characters, no half of a character (PostgreSQL's JSON has none). */
export function text(maximum: number, missing?: string) {
  return z
    .string(missing)
    .max(maximum, `at most ${maximum} characters`)
    .refine((value) => value.isWellFormed() && !control.test(value), 'has characters that cannot be printed')
    .transform((value) => value.trim());
}

/** Text from outside which may not be empty, nor look like it. */
export function requiredText(maximum: number, missing = 'is required') {
  return text(maximum, missing).refine(isVisible, missing);
}

/** A line of text: whatever blanks and line breaks it came with are single blanks. */
export function oneLine(maximum: number, missing?: string) {
  return requiredText(maximum, missing)
    .refine((value) => !directionMark.test(value), 'has characters that cannot be printed')
    .transform((value) => value.replace(/\s+/g, ' '));
}

/** Text from outside, or ''. */
export function optionalText(maximum: number) {
  return text(maximum)
    .nullish()
    .transform((value) => value ?? '');
}

/** An e-mail address in the one spelling it is stored in (lower case). */
export const emailAddress = text(MAXIMUM_EMAIL_LENGTH + 20)
  .transform(normaliseEmail)
  .refine(isEmail, 'Enter a valid email address.');

const TEN_DIGITS = 'Phone number should be exactly 10 digits';

/** A phone number of ten digits, spelled as people do; stored without what parts them. */
export const tenDigitPhone = requiredText(40, TEN_DIGITS)
  .transform(normaliseIndianPhone)
  .refine(isTenDigitPhone, TEN_DIGITS);
