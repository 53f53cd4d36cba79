const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const INDIAN_TIME_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/**
 * The day of an order as `05 Jan 2026`, in Indian time: the same words on every machine, whatever its language and time zone.
 *
 * @returns an empty text for what is not a date
 */
export function orderDate(iso: string): string {
  const indian = new Date(Date.parse(iso) + INDIAN_TIME_AHEAD_MS);
  if (Number.isNaN(indian.getTime())) return '';
  const day = String(indian.getUTCDate()).padStart(2, '0');
  return `${day} ${MONTHS[indian.getUTCMonth()] ?? ''} ${indian.getUTCFullYear()}`;
}
