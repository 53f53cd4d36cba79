import { isEmail, MAXIMUM_EMAIL_LENGTH, normaliseEmail } from '@kaagazz/domain';
import { z } from 'zod';

/** Control characters: never typed by a person, and PostgreSQL refuses the zero byte. Line break and tab are fine. */
// eslint-disable-next-line no-control-regex -- refusing them is the point
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Text from outside: blanks around it cut, at most `maximum` UTF-16 units, no control characters. */
export function text(maximum: number) {
  return z
    .string()
    .max(maximum, `at most ${maximum} characters`)
    .refine((value) => !control.test(value), 'has characters that cannot be printed')
    .transform((value) => value.trim());
}

/** Text from outside which may not be empty. */
export function requiredText(maximum: number) {
  return text(maximum).refine((value) => value.length > 0, 'is required');
}

/** An e-mail address in the one spelling it is stored in (lower case). */
export const emailAddress = text(MAXIMUM_EMAIL_LENGTH + 20)
  .transform(normaliseEmail)
  .refine(isEmail, 'Enter a valid email address.');
