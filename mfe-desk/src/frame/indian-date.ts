import { inIndia } from '@kaagazz/domain';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats a date as `5 Jan 2026`, in Indian time. Returns an empty string for null. */
export function indianDay(iso: string | null): string {
  const date = parsed(iso);
  return date ? `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}` : '';
}

/** Formats a date and time as `5 Jan, 3:30 pm`, in Indian time. */
export function indianTime(iso: string | null): string {
  const date = parsed(iso);
  if (!date) return '';
  const hours = date.getUTCHours();
  const minutes = String(date.getUTCMinutes()).padStart(2, '0');
  const day = `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()] ?? ''}`;
  return `${day}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}

function parsed(iso: string | null): Date | undefined {
  const date = inIndia(new Date(iso ?? ''));
  return Number.isNaN(date.getTime()) ? undefined : date;
}
