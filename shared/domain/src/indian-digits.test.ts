import fc from 'fast-check';

import { indianDigits } from './indian-digits.ts';

it('groups digits as 12,34,567', () => {
  expect([0, 999, 1000, 25_000, 125_000, 12_345_678].map(indianDigits)).toEqual([
    '0',
    '999',
    '1,000',
    '25,000',
    '1,25,000',
    '1,23,45,678',
  ]);
});

it('formats every integer like Intl.NumberFormat for India', () => {
  const format = new Intl.NumberFormat('en-IN');

  fc.assert(fc.property(fc.maxSafeInteger(), (whole) => expect(indianDigits(whole)).toBe(format.format(whole))));
});
