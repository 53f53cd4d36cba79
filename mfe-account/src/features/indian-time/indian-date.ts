import { inIndia } from '@kaagazz/domain';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Returns the date in India Standard Time, for example `5 Jan 2026`. */
export function indianDate(iso: string): string {
  const indian = parseInIndia(iso);
  if (!indian) return '';
  return `${indian.getUTCDate()} ${MONTHS[indian.getUTCMonth()] ?? ''} ${indian.getUTCFullYear()}`;
}

/** Returns the date and time in India Standard Time, for example `5 Jan 2026, 3:30 pm`. */
export function indianDateAndTime(iso: string): string {
  const indian = parseInIndia(iso);
  if (!indian) return '';
  const hours = indian.getUTCHours();
  const minutes = String(indian.getUTCMinutes()).padStart(2, '0');
  return `${indianDate(iso)}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}

function parseInIndia(iso: string): Date | null {
  const indian = inIndia(new Date(iso));
  return Number.isNaN(indian.getTime()) ? null : indian;
}
