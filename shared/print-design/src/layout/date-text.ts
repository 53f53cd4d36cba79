import { dayInWords, isCalendarDay, timeInWords as formatTime } from '@kaagazz/domain';

import type { DesignFields } from '../design.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const timeInWords = (time = ''): string => formatTime(time);

/** Formats `2027-02-14` as `Sunday, 14 February 2027`. Returns other text unchanged. */
export function dateInWords(date = ''): string {
  if (!isCalendarDay(date)) return date;
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
  return `${weekday}, ${dayInWords(date)}`;
}

/** Returns text such as `Sunday, 14 February 2027, 7:30 pm`. */
export function whenInWords({ date, time }: DesignFields): string {
  return [dateInWords(date), timeInWords(time)].filter((part) => part !== '').join(', ');
}
