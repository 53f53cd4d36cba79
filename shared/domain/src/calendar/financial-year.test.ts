import { financialYear } from './financial-year.ts';

it.each([
  ['2027-03-31T18:29:59.999Z', '26-27', 'the last moment of 31 March in India'],
  ['2027-03-31T18:30:00.000Z', '27-28', 'midnight of 1 April in India, still March in UTC'],
  ['2026-04-01T00:00:00.000Z', '26-27', 'a morning of 1 April'],
  ['2027-01-15T12:00:00.000Z', '26-27', 'a January'],
  ['2099-12-31T12:00:00.000Z', '99-00', 'the end of a century'],
])('%s is in the financial year %s (%s)', (moment, year) => expect(financialYear(new Date(moment))).toBe(year));
