const MONTHS = 'January February March April May June July August September October November December'.split(' ');

export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Formats `2027-02-14` as `14 February 2027`. Returns anything else unchanged. */
export function dayInWords(day: string): string {
  if (!isCalendarDay(day)) return day;
  const [year = 0, month = 1, ofMonth = 1] = day.split('-').map(Number);
  return `${ofMonth} ${MONTHS[month - 1]} ${year}`;
}

/** Formats `18:30` as `6:30 pm`. Returns anything else unchanged. */
export function timeInWords(time: string): string {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hour === undefined || minute === undefined) return time;
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'am' : 'pm'}`;
}
