import fc from 'fast-check';
import { goodsOf } from './discount-code.ts';
import {
  normaliseQuantityDiscounts,
  priceAtQuantity,
  quantityDiscountProblem,
  quantityPrices,
} from './quantity-discount.ts';

const discounts = fc
  .integer({ min: 1, max: 5 })
  .chain((count) => {
    const distinct = (min: number, max: number) =>
      fc
        .uniqueArray(fc.integer({ min, max }), { minLength: count, maxLength: count })
        .map((numbers) => numbers.toSorted((one, other) => one - other));
    return fc.tuple(distinct(2, 999), distinct(1, 90));
  })
  .map(([from, percents]) => from.map((pieces, at) => `${pieces}: ${percents[at]}%`).join(', '));
const wholeRupees = fc.integer({ min: 1, max: 200_000 }).map((rupees) => rupees * 100);
const quantity = fc.integer({ min: 1, max: 999 });

const priceOf = (price: number, text: string, pieces: number) =>
  priceAtQuantity({ price, quantityPrices: quantityPrices(price, text) }, pieces);

describe('the price at a quantity', () => {
  it('a quantity discount applies from its minimum quantity upwards', () => {
    const prices = [1, 9, 10, 24, 25, 999].map((pieces) => priceOf(10_000, '10: 5%, 25: 10%', pieces));

    expect(prices).toEqual([10_000, 10_000, 9_500, 9_500, 9_000, 9_000]);
  });

  it('a discounted unit price is rounded down to a whole rupee', () => {
    expect(priceOf(10_800, '10: 5%', 10)).toBe(10_200);
  });

  it('leaves out a quantity discount that doesn’t lower the rounded unit price', () => {
    expect(quantityPrices(100, '10: 5%, 20: 90%')).toEqual([]);
    expect(quantityPrices(300, '5: 34%, 10: 50%, 15: 80%')).toEqual([
      { from: 1, price: 300 },
      { from: 5, price: 100 },
    ]);
  });

  it('a free product stays free at every quantity', () => {
    expect(priceOf(0, '10: 5%', 10)).toBe(0);
  });

  it('the discounted unit price is in whole rupees and at most the normal price', () => {
    fc.assert(
      fc.property(wholeRupees, discounts, quantity, (price, text, pieces) => {
        const each = priceOf(price, text, pieces);

        expect(each % 100).toBe(0);
        expect(each).toBeGreaterThanOrEqual(100);
        expect(each).toBeLessThanOrEqual(price);
      }),
    );
  });

  it('the unit price never rises when the quantity grows', () => {
    fc.assert(
      fc.property(wholeRupees, discounts, quantity, (price, text, pieces) => {
        expect(priceOf(price, text, pieces + 1)).toBeLessThanOrEqual(priceOf(price, text, pieces));
      }),
    );
  });

  it('unit prices calculated in rupees and in paise are equal', () => {
    fc.assert(
      fc.property(wholeRupees, discounts, quantity, (price, text, pieces) => {
        const inRupees = quantityPrices(price, text).map((step) => ({ ...step, price: step.price / 100 }));

        expect(priceAtQuantity({ price: price / 100, quantityPrices: inRupees }, pieces) * 100).toBe(
          priceOf(price, text, pieces),
        );
      }),
    );
  });

  it('the price of a cart is the sum of the prices of its lines', () => {
    const line = fc.record({ price: wholeRupees, text: discounts, quantity });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (cart) => {
        const lines = cart.map(({ price, text, quantity: pieces }) => ({
          quantity: pieces,
          unitPrice: priceOf(price, text, pieces),
        }));

        const alone = lines.map((one) => goodsOf([one]));
        expect(goodsOf(lines)).toBe(alone.reduce((sum, amount) => sum + amount, 0));
      }),
    );
  });
});

describe('quantity discounts typed by staff', () => {
  it.each([
    ['', ''],
    [' 10:5 , 25 : 10 % ', '10: 5%, 25: 10%'],
    ['2: 1%', '2: 1%'],
    ['999: 90%', '999: 90%'],
  ])('“%s” is stored as “%s”', (typed, stored) => {
    expect(quantityDiscountProblem(typed)).toBeUndefined();
    expect(normaliseQuantityDiscounts(typed)).toBe(stored);
  });

  it.each([
    ['ten: 5%', 'Write “10: 5%, 25: 10%” for 5% off 10 or more pieces and 10% off 25 or more.'],
    ['10: 5%,', 'Write “10: 5%, 25: 10%” for 5% off 10 or more pieces and 10% off 25 or more.'],
    ['10: 2.5%', 'Write “10: 5%, 25: 10%” for 5% off 10 or more pieces and 10% off 25 or more.'],
    ['1: 5%', 'A discount starts at 2 to 999 pieces.'],
    ['1000: 5%', 'A discount starts at 2 to 999 pieces.'],
    ['10: 0%', 'A discount is 1% to 90%.'],
    ['10: 91%', 'A discount is 1% to 90%.'],
    ['25: 5%, 10: 10%', 'Each quantity and discount must be higher than the previous one.'],
    ['10: 5%, 25: 5%', 'Each quantity and discount must be higher than the previous one.'],
    ['2: 1%, 3: 2%, 4: 3%, 5: 4%, 6: 5%, 7: 6%', 'Enter at most 5 discounts.'],
  ])('“%s” is rejected with “%s”', (typed, problem) => {
    expect(quantityDiscountProblem(typed)).toBe(problem);
  });

  it('leaves a quantity discount unchanged if it is already normalised', () => {
    fc.assert(
      fc.property(discounts, (text) => {
        expect(quantityDiscountProblem(text)).toBeUndefined();
        expect(normaliseQuantityDiscounts(text)).toBe(text);
      }),
    );
  });
});
