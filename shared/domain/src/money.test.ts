import fc from 'fast-check';

import { discountedPrice, formatPaise, formatRupees, fromRupees, toRupees } from './money.ts';

const paise = fc.integer({ min: 0, max: 1e11 });
const signedPaise = fc.integer({ min: -1e11, max: 1e11 });
const percent = fc.integer({ min: 0, max: 100 });

describe('discountedPrice', () => {
  it.each([
    [35_000, 30, 24_500],
    [89_900, 15, 76_400],
    [99, 0, 0],
    [100, 1, 0],
    [100, 0, 100],
    [10_050, 0, 10_000],
    [19_999, 50, 9_900],
  ])('discounts %d paise by %d %% to %d paise', (price, off, discounted) => {
    expect(discountedPrice(price, off)).toBe(discounted);
  });

  it('calculates the discounted price without floating-point errors', () => {
    fc.assert(
      fc.property(paise, percent, (price, off) => {
        const exact = ((BigInt(price) * BigInt(100 - off)) / 10_000n) * 100n;

        expect(BigInt(discountedPrice(price, off))).toBe(exact);
      }),
    );
  });

  it('rounds the discounted price down to a whole rupee', () => {
    fc.assert(
      fc.property(paise, percent, (price, off) => {
        const roundedOff = price * (100 - off) - discountedPrice(price, off) * 100;

        expect(roundedOff).toBeGreaterThanOrEqual(0);
        expect(roundedOff).toBeLessThan(100 * 100);
      }),
    );
  });

  it('never returns a higher price for a higher discount', () => {
    fc.assert(
      fc.property(paise, percent, percent, (price, one, other) => {
        const [lower, higher] = one < other ? [one, other] : [other, one];

        expect(discountedPrice(price, higher)).toBeLessThanOrEqual(discountedPrice(price, lower));
      }),
    );
  });

  it('limits the discount to the range from 0% to 100%', () => {
    expect(discountedPrice(35_000, -5)).toBe(35_000);
    expect(discountedPrice(35_000, 130)).toBe(0);
    expect(discountedPrice(35_000, 30.9)).toBe(24_500);
  });
});

describe('toRupees and fromRupees', () => {
  it('converts every positive or negative amount to rupees and back without loss', () => {
    fc.assert(fc.property(signedPaise, (amount) => expect(fromRupees(toRupees(amount))).toBe(amount)));
  });

  it.each([
    [2499.5, 249_950],
    [0.1 + 0.2, 30],
    [1.15, 115],
    [8.29, 829],
    [-19.99, -1_999],
    [0.005, 1],
    [0.0049, 0],
  ])('converts %d rupees to %d paise', (rupees, expected) => expect(fromRupees(rupees)).toBe(expected));

  it('converts any amount of rupees to an integer number of paise', () => {
    const rupees = fc.double({ min: -1e9, max: 1e9, noNaN: true });

    fc.assert(
      fc.property(rupees, (amount) => {
        const converted = fromRupees(amount);

        expect(Number.isSafeInteger(converted)).toBe(true);
        expect(Math.abs(converted - amount * 100)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it('converting amounts from paise to rupees and back does not change their sum', () => {
    fc.assert(
      fc.property(fc.array(paise, { maxLength: 50 }), (amounts) => {
        const sum = amounts.reduce((total, amount) => total + BigInt(amount), 0n);

        expect(BigInt(amounts.map((amount) => fromRupees(toRupees(amount))).reduce((a, b) => a + b, 0))).toBe(sum);
      }),
    );
  });
});

describe('formatPaise', () => {
  it.each([
    [24_500, 'Rs. 245'],
    [0, 'Rs. 0'],
    [12_500_000, 'Rs. 1,25,000'],
    [1_00_00_000_00, 'Rs. 1,00,00,000'],
    [9_950, 'Rs. 99.50'],
    [5, 'Rs. 0.05'],
    [-5, 'Rs. -0.05'],
    [-12_500_050, 'Rs. -1,25,000.50'],
  ])('formats %d paise as %s', (amount, text) => expect(formatPaise(amount)).toBe(text));

  it('formats every amount without losing paise', () => {
    fc.assert(
      fc.property(signedPaise, (amount) => {
        const text = formatPaise(amount);
        const [, sign, rupees = '', fraction = '00'] = /^Rs\. (-?)([\d,]+)(?:\.(\d\d))?$/.exec(text) ?? [];

        expect(sign).toBe(amount < 0 ? '-' : '');
        expect(BigInt(rupees.replaceAll(',', '')) * 100n + BigInt(fraction)).toBe(BigInt(Math.abs(amount)));
        expect(text.includes('.', 4)).toBe(amount % 100 !== 0);
      }),
    );
  });
});

it('formats rupees the same way as the equivalent amount in paise', () => {
  expect(formatRupees(2499.5)).toBe('Rs. 2,499.50');
  fc.assert(fc.property(signedPaise, (amount) => expect(formatRupees(toRupees(amount))).toBe(formatPaise(amount))));
});
