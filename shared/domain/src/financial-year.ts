const INDIAN_TIME_AHEAD_MS = 5.5 * 60 * 60 * 1000;
/** April, counted from 0. */
const FIRST_MONTH = 3;

/**
 * The Indian financial year of a moment, 1 April to 31 March by the clock in India: `26-27`. Serial numbers of invoices begin anew in each.
 */
export function financialYear(at: Date): string {
  const inIndia = new Date(at.getTime() + INDIAN_TIME_AHEAD_MS);
  const begins = inIndia.getUTCFullYear() - (inIndia.getUTCMonth() < FIRST_MONTH ? 1 : 0);
  return `${twoDigits(begins)}-${twoDigits(begins + 1)}`;
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
