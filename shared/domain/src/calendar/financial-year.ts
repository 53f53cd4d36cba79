import { inIndia } from './indian-clock.ts';

const FIRST_MONTH = 3;

export function financialYear(at: Date): string {
  const clock = inIndia(at);
  const start = clock.getUTCFullYear() - (clock.getUTCMonth() < FIRST_MONTH ? 1 : 0);
  return `${twoDigits(start)}-${twoDigits(start + 1)}`;
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
