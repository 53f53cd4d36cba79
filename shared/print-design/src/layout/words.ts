const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
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

/** `{ weekday: 'Sunday', day: '14', month: 'February', year: '2027' }` */
interface DateParts {
  weekday: string;
  day: string;
  month: string;
  year: string;
}

/** Parts of `YYYY-MM-DD`; undefined for anything else, such as a day that no month has. */
function datePartsOf(date: string): DateParts | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date.trim()) ?? [];
  const time = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(time.getTime()) || time.getUTCDate() !== Number(day)) return undefined;
  return {
    weekday: DAYS[time.getUTCDay()] ?? '',
    day: String(Number(day)),
    month: MONTHS[Number(month) - 1] ?? '',
    year,
  };
}

/** `2027-02-14` as `Sunday, 14 February 2027`; what is no such date stays as typed. */
export function dateInWords(date: string): string {
  const parts = datePartsOf(date);
  return parts ? `${parts.weekday}, ${parts.day} ${parts.month} ${parts.year}` : date;
}

/** `19:30` as `7:30 pm`; what is no such time stays as typed. */
export function timeInWords(time: string): string {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time.trim()) ?? [];
  if (hours === undefined || minutes === undefined) return time;
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'am' : 'pm'}`;
}

/** The day and the hour on one line, `Sunday, 14 February 2027, 7:30 pm`; either may be empty. */
export function whenInWords(date: string, time: string): string {
  return [dateInWords(date), timeInWords(time)].filter((part) => part !== '').join(', ');
}
