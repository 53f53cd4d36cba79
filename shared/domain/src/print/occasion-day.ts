import { inIndia } from '../indian-clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const IN_WORDS = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** The day by the clock in India, YYYY-MM-DD. */
export function dayInIndia(at: Date): string {
  return inIndia(at).toISOString().slice(0, 10);
}

/** The earliest day of an occasion that the api takes: yesterday in India, because a form may have been filled before midnight. */
export function earliestOccasion(at: Date): string {
  return dayInIndia(new Date(at.getTime() - DAY_MS));
}

/** Whether a text is a day of the calendar, written YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** `2027-02-14` as people write it: `14 February 2027`. */
export function dayInWords(day: string): string {
  return isCalendarDay(day) ? new Date(`${day}T00:00:00Z`).toLocaleDateString('en-IN', IN_WORDS) : day;
}

/** `18:30` as people write it: `6:30 pm`. */
export function timeInWords(time: string): string {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  if (hour === undefined || minute === undefined) return time;
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'am' : 'pm'}`;
}
