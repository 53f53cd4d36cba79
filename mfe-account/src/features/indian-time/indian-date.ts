import { inIndia } from '@kaagazz/domain';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * A day as `05 Jan 2026`, in Indian time: the same words on every machine, whatever its language and time zone.
 *
 * @returns an empty text for what is not a date
 */
export function indianDate(iso: string): string {
  const indian = momentInIndia(iso);
  if (!indian) return '';
  const day = String(indian.getUTCDate()).padStart(2, '0');
  return `${day} ${MONTHS[indian.getUTCMonth()] ?? ''} ${indian.getUTCFullYear()}`;
}

/** Day and minute as `05 Jan 2026, 3:30 pm`; an empty text for what is not a date. */
export function indianDateAndTime(iso: string): string {
  const indian = momentInIndia(iso);
  if (!indian) return '';
  const hours = indian.getUTCHours();
  const minutes = String(indian.getUTCMinutes()).padStart(2, '0');
  return `${indianDate(iso)}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}

function momentInIndia(iso: string): Date | null {
  const indian = inIndia(new Date(iso));
  return Number.isNaN(indian.getTime()) ? null : indian;
}
