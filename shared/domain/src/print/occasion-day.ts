import { inIndia } from '../indian-clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the date in India as YYYY-MM-DD, today by default. */
export function dayInIndia(at = new Date()): string {
  return inIndia(at).toISOString().slice(0, 10);
}

/**
 * Returns yesterday in India, the earliest day that the api accepts, because a form may have been
 * filled before midnight.
 */
export function earliestOccasion(at: Date): string {
  return dayInIndia(new Date(at.getTime() - DAY_MS));
}
