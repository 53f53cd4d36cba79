import { dayInIndia } from '../calendar/indian-clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export function earliestOccasion(at: Date): string {
  return dayInIndia(new Date(at.getTime() - DAY_MS));
}
