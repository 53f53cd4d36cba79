import fc from 'fast-check';

import { amountInWords } from './amount-in-words.ts';

it.each([
  [0, 'Rupees Zero Only'],
  [5, 'Rupees Zero and Five Paise Only'],
  [94_900, 'Rupees Nine Hundred Forty-Nine Only'],
  [1_11_950, 'Rupees One Thousand One Hundred Nineteen and Fifty Paise Only'],
  [1_25_000_00, 'Rupees One Lakh Twenty-Five Thousand Only'],
  [2_00_00_100_00, 'Rupees Two Crore One Hundred Only'],
  [1_00_000_00_00_000_00, 'Rupees One Lakh Crore Only'],
])('writes %d paise as %s', (paise, words) => expect(amountInWords(paise)).toBe(words));

it('never writes two different amounts in the same words', () => {
  const amount = fc.integer({ min: 0, max: 1e13 });
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      expect(amountInWords(one) === amountInWords(other)).toBe(one === other);
      expect(amountInWords(one)).toMatch(
        /^Rupees( [A-Z][a-z]+(-[A-Z][a-z]+)?)+( and( [A-Z][a-z]+(-[A-Z][a-z]+)?)+ Paise)? Only$/,
      );
    }),
  );
});
