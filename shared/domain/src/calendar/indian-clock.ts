const DAY_MS = 24 * 60 * 60 * 1000;
const UTC_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** Returns a date whose UTC methods, such as `getUTCHours`, return the time in India. */
export function inIndia(at: Date): Date {
  return new Date(at.getTime() + UTC_OFFSET_MS);
}

/** Returns the date in India as YYYY-MM-DD. */
export function dayInIndia(at = new Date()): string {
  return inIndia(at).toISOString().slice(0, 10);
}

/** @param day YYYY-MM-DD */
export function indianDay(day: string): { start: Date; end: Date } {
  const start = new Date(`${day}T00:00:00+05:30`);
  return { start, end: new Date(start.getTime() + DAY_MS) };
}
