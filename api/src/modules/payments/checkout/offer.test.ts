import fc from 'fast-check';
import type { ProductForSale } from '../../catalog/stock.ts';
import { type Available, isSameOffer, makeOffer, mergeLines, type WantedLine } from './offer.ts';

const RATES = { flatFee: 9_900, perKg: 0, freeAbove: 250_000, zones: [] };
const TO_DELHI = { rates: RATES, pin: '110003' };
const ids = ['pen', 'notebook', 'kite'];
const wantedLines = fc.array(
  fc.record({ productId: fc.constantFrom(...ids), quantity: fc.integer({ min: 1, max: 99 }) }),
  {
    minLength: 1,
    maxLength: 9,
  },
);
const catalogue = fc
  .tuple(...ids.map(() => fc.integer({ min: 0, max: 500_000 })))
  .map(
    (prices) =>
      new Map(
        ids.map((id, at): [string, ProductForSale] => [
          id,
          { id, title: id, image: '', stock: 999, grams: 100, price: prices[at] ?? 0, quantityDiscounts: '' },
        ]),
      ),
  );
const selling = (products: Available['products']): Available => ({ products, prints: new Map() });
const pieces = (lines: readonly WantedLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

describe('an offer', () => {
  it('the total includes shipping unless the products cost more than Rs. 2,500', () => {
    fc.assert(
      fc.property(wantedLines, catalogue, (wanted, products) => {
        const { lines, goods, shipping, total } = makeOffer(mergeLines(wanted), selling(products), TO_DELHI);

        expect(goods).toBe(lines.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0));
        expect(shipping).toBe(goods > 250_000 ? 0 : RATES.flatFee);
        expect(total).toBe(goods + shipping);
        expect(Number.isSafeInteger(total)).toBe(true);
      }),
    );
  });

  it('the price of a cart does not depend on the order of its items', () => {
    fc.assert(
      fc.property(wantedLines, catalogue, (wanted, products) => {
        const merged = mergeLines(wanted);
        const turned = mergeLines([...wanted].reverse());

        expect(pieces(merged)).toBe(pieces(wanted));
        expect(new Set(merged.map(({ productId }) => productId)).size).toBe(merged.length);
        const offer = makeOffer(merged, selling(products), TO_DELHI);
        expect(isSameOffer(offer, makeOffer(turned, selling(products), TO_DELHI))).toBe(true);
      }),
    );
  });

  it('two offers with a different price or quantity are not the same', () => {
    const products = new Map([
      ['pen', { id: 'pen', title: 'Pen', image: '', stock: 10, grams: 0, price: 5_000, quantityDiscounts: '' }],
    ]);
    const offer = makeOffer([{ productId: 'pen', quantity: 2 }], selling(products), TO_DELHI);
    const dearer = new Map([
      ['pen', { id: 'pen', title: 'Pen', image: '', stock: 10, grams: 0, price: 5_100, quantityDiscounts: '' }],
    ]);

    expect(isSameOffer(offer, makeOffer([{ productId: 'pen', quantity: 3 }], selling(products), TO_DELHI))).toBe(false);
    expect(isSameOffer(offer, makeOffer([{ productId: 'pen', quantity: 2 }], selling(dearer), TO_DELHI))).toBe(false);
  });

  it('rejects an offer whose total is below one rupee', () => {
    const products = new Map([
      ['gift', { id: 'gift', title: 'Gift', image: '', stock: 1, grams: 0, price: 0, quantityDiscounts: '' }],
    ]);

    expect(() =>
      makeOffer([{ productId: 'gift', quantity: 1 }], selling(products), { rates: { ...RATES, flatFee: 0 }, pin: '' }),
    ).toThrow('The minimum amount for an online payment is one rupee.');
  });
});
