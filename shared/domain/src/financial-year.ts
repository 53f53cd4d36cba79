import { inIndia } from './indian-clock.ts';

/** April, counted from 0. */
const FIRST_MONTH = 3;

/**
 * The Indian financial year of a moment, 1 April to 31 March by the clock in India: `26-27`. Serial numbers of invoices begin anew in each.
 */
export function financialYear(at: Date): string {
  const clock = inIndia(at);
  const begins = clock.getUTCFullYear() - (clock.getUTCMonth() < FIRST_MONTH ? 1 : 0);
  return `${twoDigits(begins)}-${twoDigits(begins + 1)}`;
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
