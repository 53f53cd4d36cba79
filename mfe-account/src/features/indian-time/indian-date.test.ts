import { indianDate, indianDateAndTime } from './indian-date.ts';

describe('an Indian date', () => {
  it('has day, month and year, with two digits for the day', () => {
    expect(indianDate('2026-01-05T10:00:00.000Z')).toBe('05 Jan 2026');
  });

  it('is the day in India, which begins before midnight UTC', () => {
    expect(indianDate('2025-12-31T18:29:59.999Z')).toBe('31 Dec 2025');
    expect(indianDate('2025-12-31T18:30:00.000Z')).toBe('01 Jan 2026');
  });

  it.each([
    ['2026-01-05T18:30:00.000Z', '06 Jan 2026, 12:00 am'],
    ['2026-01-05T06:35:00.000Z', '05 Jan 2026, 12:05 pm'],
    ['2026-01-05T10:00:59.000Z', '05 Jan 2026, 3:30 pm'],
  ])('with the time, %s is %s', (iso, text) => {
    expect(indianDateAndTime(iso)).toBe(text);
  });

  it('is empty for an invalid date', () => {
    expect(indianDate('')).toBe('');
    expect(indianDateAndTime('soon')).toBe('');
  });
});
