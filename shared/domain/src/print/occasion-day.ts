import { inIndia } from '../indian-clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the date in India as YYYY-MM-DD, today by default. */
export function dayInIndia(at = new Date()): string {
  return inIndia(at).toISOString().slice(0, 10);
}

/** The earliest day of an occasion that the api takes: yesterday in India, because a form may have been filled before midnight. */
export function earliestOccasion(at: Date): string {
  return dayInIndia(new Date(at.getTime() - DAY_MS));
}
