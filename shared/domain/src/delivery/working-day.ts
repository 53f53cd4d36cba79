export function isWorkingDay(day: string, holidays: readonly string[]): boolean {
  const isSunday = new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
  return !isSunday && !holidays.includes(day) && !holidays.includes(day.slice(5));
}

export function addWorkingDays(day: string, count: number, holidays: readonly string[]): string {
  let result = day;
  for (let left = count; left > 0;) {
    result = shiftDay(result, 1);
    if (isWorkingDay(result, holidays)) left -= 1;
  }
  return result;
}

export function subtractWorkingDays(day: string, count: number, holidays: readonly string[]): string {
  let result = day;
  for (let left = count; left > 0;) {
    result = shiftDay(result, -1);
    if (isWorkingDay(result, holidays)) left -= 1;
  }
  return result;
}

function shiftDay(day: string, days: number): string {
  const shifted = new Date(`${day}T00:00:00Z`);
  shifted.setUTCDate(shifted.getUTCDate() + days);
  return shifted.toISOString().slice(0, 10);
}
