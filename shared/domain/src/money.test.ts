import fc from 'fast-check';

import { discountedPrice, formatPaise, formatRupees, fromRupees, toRupees } from './money.ts';

const rupees = fc.integer({ min: 0, max: 10_000_000 });
const percent = fc.integer({ min: 0, max: 100 });

describe('the price a shopper pays', () => {
  it('is the original less the discount, rounded down to whole rupees: 350 at 30 % is 245, where floats say 244', () => {
    expect(discountedPrice(35_000, 30)).toBe(24_500);
    expect(discountedPrice(89_900, 15)).toBe(76_400);
  });

  it('is exactly the floor of the true value, for every price and percent', () => {
    fc.assert(
      fc.property(rupees, percent, (price, off) => {
        const exact = (BigInt(price) * BigInt(100 - off)) / 100n;

        expect(BigInt(discountedPrice(price * 100, off))).toBe(exact * 100n);
      }),
    );
  });

  it('never rises with the discount, and is never below nothing or above the original', () => {
    fc.assert(
      fc.property(rupees, percent, percent, (price, one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];

        expect(discountedPrice(price * 100, more)).toBeLessThanOrEqual(discountedPrice(price * 100, less));
        expect(discountedPrice(price * 100, less)).toBeLessThanOrEqual(price * 100);
        expect(discountedPrice(price * 100, more)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('takes a percent outside of 0 to 100 as the nearer end', () => {
    expect(discountedPrice(35_000, -5)).toBe(35_000);
    expect(discountedPrice(35_000, 130)).toBe(0);
  });
});

it('goes over the wire and back without losing a paisa', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1e12 }), (paise) => expect(fromRupees(toRupees(paise))).toBe(paise)));
});

it.each([
  [24_500, 'Rs. 245'],
  [0, 'Rs. 0'],
  [12_500_000, 'Rs. 1,25,000'],
  [1_00_00_000_00, 'Rs. 1,00,00,000'],
  [9_950, 'Rs. 99.50'],
  [-5, 'Rs. -0.05'],
])('shows %d paise as %s', (paise, text) => expect(formatPaise(paise)).toBe(text));

it('shows rupees of the wire the same way', () => expect(formatRupees(2499.5)).toBe('Rs. 2,499.50'));
