/**
 * What counts as an address, a phone number or a code (specification §5). One definition for forms and api; the texts that a
 * form shows belong to the form, because each of the specification's forms says it in its own words.
 */
export const MAXIMUM_EMAIL_LENGTH = 254;
/** Of a person, as an account and a parcel name them. */
export const MAXIMUM_NAME_LENGTH = 120;

/** One `@`, something before it, a domain with a dot, no blanks. Whether mail arrives is for the code to show. */
const email = /^[^\s@<>()[\]\\,;:"]+@[^\s@.]+(\.[^\s@.]+)+$/;
const indianMobile = /^[6-9]\d{9}$/;
const tenDigits = /^\d{10}$/;
const otp = /^\d{6}$/;

export function isEmail(text: string): boolean {
  return text.length <= MAXIMUM_EMAIL_LENGTH && email.test(text);
}

/** One mailbox, one spelling: blanks around it and letter case don't count. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** A 10-digit Indian mobile number starting 6 to 9: what checkout asks for. */
export function isIndianMobile(text: string): boolean {
  return indianMobile.test(text);
}

/**
 * An Indian number as typed or filled in by the browser: blanks, hyphens, brackets and India's own prefix don't count. Every form tidies by this before
 * it looks at a number, and sends what is left.
 */
export function normaliseIndianPhone(text: string): string {
  return text.replace(/[\s()-]/g, '').replace(/^(\+91|0)(?=\d{10}$)/, '');
}

/** Exactly ten digits, once tidied: what the bulk-order and partner forms ask for. */
export function isTenDigitPhone(text: string): boolean {
  return tenDigits.test(text);
}

/** A one-time code as typed or pasted, blanks taken out: ` 123 456 ` is `123456`. */
export function normaliseOtp(text: string): string {
  return text.replace(/\s+/g, '');
}

export function isOtp(text: string): boolean {
  return otp.test(text);
}
