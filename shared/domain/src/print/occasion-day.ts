import { inIndia } from '../calendar/indian-clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns a date in India as YYYY-MM-DD. Defaults to today. */
export function dayInIndia(at = new Date()): string {
  return inIndia(at).toISOString().slice(0, 10);
}

/**
 * Returns yesterday's date in India, the earliest that the api accepts, because a shopper may have
 * filled in the form before midnight.
 */
export function earliestOccasion(at: Date): string {
  return dayInIndia(new Date(at.getTime() - DAY_MS));
}
