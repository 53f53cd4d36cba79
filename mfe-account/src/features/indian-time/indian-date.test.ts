import { indianDate, indianDateAndTime } from './indian-date.ts';

describe('an Indian date', () => {
  it('formats a date as day, short month and year', () => {
    expect(indianDate('2026-01-05T10:00:00.000Z')).toBe('5 Jan 2026');
  });

  it('formats the date in Indian time, even if it is still the previous day in UTC', () => {
    expect(indianDate('2025-12-31T18:29:59.999Z')).toBe('31 Dec 2025');
    expect(indianDate('2025-12-31T18:30:00.000Z')).toBe('1 Jan 2026');
  });

  it.each([
    ['2026-01-05T18:30:00.000Z', '6 Jan 2026, 12:00 am'],
    ['2026-01-05T06:35:00.000Z', '5 Jan 2026, 12:05 pm'],
    ['2026-01-05T10:00:59.000Z', '5 Jan 2026, 3:30 pm'],
  ])('formats %s as %s with the time', (iso, text) => {
    expect(indianDateAndTime(iso)).toBe(text);
  });

  it('returns an empty string for an invalid date', () => {
    expect(indianDate('')).toBe('');
    expect(indianDateAndTime('soon')).toBe('');
  });
});
