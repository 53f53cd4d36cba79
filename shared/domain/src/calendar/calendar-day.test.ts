import fc from 'fast-check';

import { dayInWords, timeInWords } from './calendar-day.ts';

it('formats a calendar day with the name of its month, such as 14 February 2027', () => {
  expect(dayInWords('2027-02-14')).toBe('14 February 2027');
  expect(dayInWords('2028-02-29')).toBe('29 February 2028');
});

it('returns an invalid calendar day unchanged', () => {
  expect(['2027-02-29', '2027-13-01', '14/02/2027', ''].map(dayInWords)).toEqual([
    '2027-02-29',
    '2027-13-01',
    '14/02/2027',
    '',
  ]);
});

it('formats every calendar day like Intl.DateTimeFormat', () => {
  const format = new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });

  fc.assert(
    fc.property(days, (at) => {
      expect(dayInWords(at.toISOString().slice(0, 10))).toBe(format.format(at));
    }),
  );
});

it('formats a valid time of day but leaves any other text unchanged', () => {
  expect(['00:05', '06:00', '12:00', '18:30', '24:00', '12:60', '7:30', ''].map(timeInWords)).toEqual([
    '12:05 am',
    '6:00 am',
    '12:00 pm',
    '6:30 pm',
    '24:00',
    '12:60',
    '7:30',
    '',
  ]);
});
