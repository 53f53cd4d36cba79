/** Not asked of `Intl`: the first that a page makes has the browser load the languages of the world, while somebody looks at the page. */
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Whether a text is a day of the calendar, written YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** `2027-02-14` as people write it: `14 February 2027`; what is no day of the calendar stays as typed. */
export function dayInWords(day: string): string {
  if (!isCalendarDay(day)) return day;
  const [year = 0, month = 1, ofMonth = 1] = day.split('-').map(Number);
  return `${ofMonth} ${MONTHS[month - 1]} ${year}`;
}

/** `18:30` as people write it: `6:30 pm`; what is no time of a day stays as typed. */
export function timeInWords(time: string): string {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hour === undefined || minute === undefined) return time;
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'am' : 'pm'}`;
}
