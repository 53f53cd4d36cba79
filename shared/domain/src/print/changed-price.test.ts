import fc from 'fast-check';

import { changedPrice } from './changed-price.ts';

const paise = fc.integer({ min: 1, max: 100_000_000 });
const ordered = fc
  .tuple(paise, fc.integer({ min: 0, max: 1000 }))
  .map(([listed, share]) => ({ listed, paid: Math.floor((listed * share) / 1000) }));

describe('changedPrice', () => {
  it.each([
    ['more copies at the list price', { paid: 190_000, listed: 190_000 }, 380_000, 380_000],
    ['fewer copies at the list price', { paid: 190_000, listed: 190_000 }, 38_000, 38_000],
    ['more copies of a discounted order', { paid: 95_000, listed: 190_000 }, 380_000, 285_000],
    ['fewer copies of a discounted order', { paid: 95_000, listed: 190_000 }, 38_000, 19_000],
  ])('for %s', (_what, line, listed, price) => {
    expect(changedPrice(line, listed)).toBe(price);
  });

  it('undoing all changes to a print restores the price that was paid', () => {
    fc.assert(fc.property(ordered, (line) => changedPrice(line, line.listed) === line.paid));
  });

  it('the price of a changed print never falls when the list price rises', () => {
    fc.assert(
      fc.property(ordered, paise, paise, (line, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        return 0 <= changedPrice(line, less) && changedPrice(line, less) <= changedPrice(line, more);
      }),
    );
  });

  it('after any series of changes, all payments minus all refunds equal the latest price', () => {
    fc.assert(
      fc.property(ordered, fc.array(paise, { minLength: 1 }), (line, listed) => {
        let balance = line.paid;
        let current = line.listed;
        for (const next of listed) {
          balance += changedPrice(line, next) - changedPrice(line, current);
          current = next;
        }
        return balance === changedPrice(line, current);
      }),
    );
  });
});
