/** Holidays that fall on the same date every year, as MM-DD. */
const YEARLY = ['01-26', '08-15', '10-02', '12-25'];

/**
 * Dates of Holi, Dussehra and Diwali from the central government's list of holidays. Add the dates
 * for a new year when the government publishes its list.
 */
const FESTIVALS = ['2026-03-04', '2026-10-20', '2026-11-08', '2027-03-22', '2027-10-09', '2027-10-29'];

/**
 * Returns whether a day is a working day for the workshop and the couriers, that is, neither a
 * Sunday nor a holiday.
 *
 * @param day YYYY-MM-DD
 */
export function isWorkingDay(day: string): boolean {
  const isSunday = new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
  return !isSunday && !YEARLY.includes(day.slice(5)) && !FESTIVALS.includes(day);
}

/** Returns the date that is `count` working days after `day`. */
export function addWorkingDays(day: string, count: number): string {
  let result = day;
  for (let left = count; left > 0;) {
    result = shiftDay(result, 1);
    if (isWorkingDay(result)) left -= 1;
  }
  return result;
}

/** Returns the date that is `count` working days before `day`. */
export function subtractWorkingDays(day: string, count: number): string {
  let result = day;
  for (let left = count; left > 0;) {
    result = shiftDay(result, -1);
    if (isWorkingDay(result)) left -= 1;
  }
  return result;
}

function shiftDay(day: string, days: number): string {
  const shifted = new Date(`${day}T00:00:00Z`);
  shifted.setUTCDate(shifted.getUTCDate() + days);
  return shifted.toISOString().slice(0, 10);
}
