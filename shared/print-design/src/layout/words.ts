import { dayInWords, isCalendarDay, timeInWords } from '@kaagazz/domain';

export { timeInWords };

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** `2027-02-14` as `Sunday, 14 February 2027`; what is no such date stays as typed. */
export function dateInWords(date: string): string {
  if (!isCalendarDay(date)) return date;
  const weekday = DAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
  return `${weekday}, ${dayInWords(date)}`;
}

/** The day and the hour on one line, `Sunday, 14 February 2027, 7:30 pm`; either may be empty. */
export function whenInWords(date: string, time: string): string {
  return [dateInWords(date), timeInWords(time)].filter((part) => part !== '').join(', ');
}
