import fc from 'fast-check';
import type { ProductForSale } from '../../catalog/stock.ts';
import { isSameOffer, makeOffer, mergeLines, type Shelf, type WantedLine } from './offer.ts';

const FLAT_RATE = 9_900;
const ids = ['pen', 'notebook', 'kite'];
const wantedLines = fc.array(
  fc.record({ productId: fc.constantFrom(...ids), quantity: fc.integer({ min: 1, max: 99 }) }),
  {
    minLength: 1,
    maxLength: 9,
  },
);
const shelf = fc
  .tuple(...ids.map(() => fc.integer({ min: 0, max: 500_000 })))
  .map(
    (prices) =>
      new Map(
        ids.map((id, at): [string, ProductForSale] => [
          id,
          { id, title: id, image: '', stock: 999, price: prices[at] ?? 0 },
        ]),
      ),
  );
const shelfOf = (products: Shelf['products']): Shelf => ({ products, prints: new Map() });
const pieces = (lines: readonly WantedLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

describe('what a cart costs', () => {
  it('is the sum of its goods and shipping, in whole paise, and free shipping starts above Rs. 2,500', () => {
    fc.assert(
      fc.property(wantedLines, shelf, (wanted, products) => {
        const { lines, goods, shipping, total } = makeOffer(mergeLines(wanted), shelfOf(products), FLAT_RATE);

        expect(goods).toBe(lines.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0));
        expect(shipping).toBe(goods > 250_000 ? 0 : FLAT_RATE);
        expect(total).toBe(goods + shipping);
        expect(Number.isSafeInteger(total)).toBe(true);
      }),
    );
  });

  it('does not depend on the order of lines, nor on how a product’s pieces are split over them', () => {
    fc.assert(
      fc.property(wantedLines, shelf, (wanted, products) => {
        const merged = mergeLines(wanted);
        const turned = mergeLines([...wanted].reverse());

        expect(pieces(merged)).toBe(pieces(wanted));
        expect(new Set(merged.map(({ productId }) => productId)).size).toBe(merged.length);
        const offer = makeOffer(merged, shelfOf(products), FLAT_RATE);
        expect(isSameOffer(offer, makeOffer(turned, shelfOf(products), FLAT_RATE))).toBe(true);
      }),
    );
  });

  it('is another offer as soon as one price or one quantity is another', () => {
    const products = new Map([['pen', { id: 'pen', title: 'Pen', image: '', stock: 10, price: 5_000 }]]);
    const offer = makeOffer([{ productId: 'pen', quantity: 2 }], shelfOf(products), FLAT_RATE);
    const dearer = new Map([['pen', { id: 'pen', title: 'Pen', image: '', stock: 10, price: 5_100 }]]);

    expect(isSameOffer(offer, makeOffer([{ productId: 'pen', quantity: 3 }], shelfOf(products), FLAT_RATE))).toBe(
      false,
    );
    expect(isSameOffer(offer, makeOffer([{ productId: 'pen', quantity: 2 }], shelfOf(dearer), FLAT_RATE))).toBe(false);
  });

  it('can’t be paid online below one rupee', () => {
    const products = new Map([['gift', { id: 'gift', title: 'Gift', image: '', stock: 1, price: 0 }]]);

    expect(() => makeOffer([{ productId: 'gift', quantity: 1 }], shelfOf(products), 0)).toThrow('too small');
  });
});
