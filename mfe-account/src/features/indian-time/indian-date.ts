const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const INDIAN_TIME_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/**
 * A day as `05 Jan 2026`, in Indian time: the same words on every machine, whatever its language and time zone.
 *
 * @returns an empty text for what is not a date
 */
export function indianDate(iso: string): string {
  const indian = inIndia(iso);
  if (!indian) return '';
  const day = String(indian.getUTCDate()).padStart(2, '0');
  return `${day} ${MONTHS[indian.getUTCMonth()] ?? ''} ${indian.getUTCFullYear()}`;
}

/** Day and minute as `05 Jan 2026, 3:30 pm`; an empty text for what is not a date. */
export function indianDateAndTime(iso: string): string {
  const indian = inIndia(iso);
  if (!indian) return '';
  const hours = indian.getUTCHours();
  const minutes = String(indian.getUTCMinutes()).padStart(2, '0');
  return `${indianDate(iso)}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}

/** A moment whose UTC fields read as a clock in India does. */
function inIndia(iso: string): Date | null {
  const indian = new Date(Date.parse(iso) + INDIAN_TIME_AHEAD_MS);
  return Number.isNaN(indian.getTime()) ? null : indian;
}
