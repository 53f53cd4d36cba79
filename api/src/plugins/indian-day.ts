import { inIndia } from '@kaagazz/domain';

const DAY_MS = 24 * 60 * 60_000;

/** Returns the date in India, as YYYY-MM-DD. */
export function dayInIndia(at: Date): string {
  return inIndia(at).toISOString().slice(0, 10);
}

/** Returns when a day begins and ends in India. The day is given as YYYY-MM-DD. */
export function indianDay(day: string): { start: Date; end: Date } {
  const start = new Date(`${day}T00:00:00+05:30`);
  return { start, end: new Date(start.getTime() + DAY_MS) };
}
