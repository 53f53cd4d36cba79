export const MAXIMUM_EMAIL_LENGTH = 254;
export const MAXIMUM_NAME_LENGTH = 120;

const email = /^[^\s@<>()[\]\\,;:"]+@[^\s@.]+(\.[^\s@.]+)+$/;
const indianMobile = /^[6-9]\d{9}$/;
const tenDigits = /^\d{10}$/;
const otp = /^\d{6}$/;

export function isEmail(text: string): boolean {
  return text.length <= MAXIMUM_EMAIL_LENGTH && email.test(text);
}

export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

export function isIndianMobile(text: string): boolean {
  return indianMobile.test(text);
}

/** Removes spaces, hyphens, brackets and the prefixes +91 and 0. */
export function normaliseIndianPhone(text: string): string {
  return text.replace(/[\s()-]/g, '').replace(/^(\+91|0)(?=\d{10}$)/, '');
}

export function isTenDigitPhone(text: string): boolean {
  return tenDigits.test(text);
}

export function normaliseOtp(text: string): string {
  return text.replace(/\s+/g, '');
}

export function isOtp(text: string): boolean {
  return otp.test(text);
}

export function isPhone(text: string): boolean {
  return /^\+?[\d ()./-]+$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ''));
}

export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#@:]+\.[^\s/?#@:.]+(:\d{1,5})?([/?#]\S*)?$/i.test(text);
}
