import fc from 'fast-check';
import { discountedLines, goodsOf, isDiscountCode, normaliseDiscountCode } from './discount-code.ts';

const cart = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 500 }), unitPrice: fc.integer({ min: 0, max: 5_000_000 }) }),
  { minLength: 1, maxLength: 12 },
);
const off = (lines: readonly { quantity: number; unitPrice: number }[], amount: number) =>
  goodsOf(lines) - goodsOf(discountedLines(lines, { amount }));

describe('a discount code', () => {
  it.each([
    [' welcome 10 ', 'WELCOME10'],
    ['diwali-26', 'DIWALI-26'],
  ])('a discount code typed as “%s” is stored as %s', (typed, code) => {
    expect(normaliseDiscountCode(typed)).toBe(code);
  });

  it.each(['ABC', '-ABCD', 'ABCD-', 'A'.repeat(21), 'ABC_D', 'ABCÉ', ''])(
    '“%s” is not a valid discount code',
    (code) => {
      expect(isDiscountCode(code)).toBe(false);
    },
  );

  it.each(['ABCD', 'A-26', 'A'.repeat(20)])('“%s” is a valid discount code', (code) => {
    expect(isDiscountCode(code)).toBe(true);
  });
});

describe('discounted lines', () => {
  it('a percentage discount lowers each unit price, rounded down to a whole paisa', () => {
    const lines = [
      { quantity: 2, unitPrice: 24_500 },
      { quantity: 1, unitPrice: 9_999 },
    ];

    expect(discountedLines(lines, { percent: 15 }).map(({ unitPrice }) => unitPrice)).toEqual([20_825, 8_499]);
  });

  it('a fixed discount is divided among the lines in proportion to their prices', () => {
    const lines = [
      { quantity: 1, unitPrice: 30_000 },
      { quantity: 1, unitPrice: 10_000 },
    ];

    expect(discountedLines(lines, { amount: 20_000 }).map(({ unitPrice }) => unitPrice)).toEqual([15_000, 5_000]);
  });

  it('a fixed discount is applied exactly if one line has a quantity of 1', () => {
    fc.assert(
      fc.property(cart, fc.integer({ min: 1, max: 1_000_000 }), (lines, amount) => {
        const all = [...lines, { quantity: 1, unitPrice: 2_000_000 }];

        expect(off(all, amount)).toBe(amount);
      }),
    );
  });

  it('rounding never makes the total reduction smaller than the fixed discount', () => {
    fc.assert(
      fc.property(cart, fc.integer({ min: 1, max: 10_000_000 }), (lines, amount) => {
        const priced = lines.map((line) => ({ ...line, unitPrice: line.unitPrice + 10_000_000 }));
        const smallest = Math.min(...priced.map(({ quantity }) => quantity));

        expect(off(priced, amount)).toBeGreaterThanOrEqual(amount);
        expect(off(priced, amount)).toBeLessThan(amount + smallest);
      }),
    );
  });

  it('discounted prices are never negative, even if the discount exceeds the price of the goods', () => {
    fc.assert(
      fc.property(cart, fc.integer({ min: 1, max: 2_000_000_000_000 }), (lines, amount) => {
        const prices = discountedLines(lines, { amount }).map(({ unitPrice }) => unitPrice);

        expect(Math.min(...prices)).toBeGreaterThanOrEqual(0);
        expect(off(lines, amount)).toBeLessThanOrEqual(goodsOf(lines));
      }),
    );
  });

  it('a discount that applies to some lines does not change the prices of other lines', () => {
    fc.assert(
      fc.property(cart, fc.nat(2_000_000), fc.array(fc.boolean()), (lines, amount, chosen) => {
        const isDiscounted = (line: (typeof lines)[number]) => chosen[lines.indexOf(line)] ?? false;

        const result = discountedLines(lines, { amount }, isDiscounted);

        const [some, others] = [lines.filter(isDiscounted), lines.filter((line) => !isDiscounted(line))];
        expect(result.filter((_line, index) => !chosen[index])).toEqual(others);
        expect(result.filter((_line, index) => chosen[index])).toEqual(discountedLines(some, { amount }));
      }),
    );
  });

  it('the goods cost nothing if the discount equals their price', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        expect(goodsOf(discountedLines(lines, { amount: goodsOf(lines) }))).toBe(0);
      }),
    );
  });
});
