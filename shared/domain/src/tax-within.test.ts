import fc from 'fast-check';

import { taxWithin } from './tax-within.ts';

const price = fc.integer({ min: 0, max: 1e11 });
const percent = fc.integer({ min: 0, max: 4_000 }).map((basisPoints) => basisPoints / 100);
const sold = fc.constantFrom('in-state' as const, 'in-territory' as const, 'across' as const);

describe('taxWithin', () => {
  it('the taxable value and the taxes add up to the price', () => {
    fc.assert(
      fc.property(price, percent, sold, (paid, rate, where) => {
        const { taxable, parts } = taxWithin(paid, rate, where);

        expect(taxable + parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid);
        expect(parts.reduce((sum, part) => sum + part.percent, 0)).toBeCloseTo(rate, 9);
      }),
    );
  });

  it('each tax differs from its exact amount by at most one paisa', () => {
    fc.assert(
      fc.property(price, percent, sold, (paid, rate, where) => {
        const { taxable, parts } = taxWithin(paid, rate, where);

        for (const { percent: share, amount } of parts) {
          expect(Math.abs(amount - (taxable * share) / 100)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('splits the tax into two halves only for a sale within one state', () => {
    expect(taxWithin(11_200, 12, 'in-state')).toEqual({
      taxable: 10_000,
      parts: [
        { name: 'CGST', percent: 6, amount: 600 },
        { name: 'SGST', percent: 6, amount: 600 },
      ],
    });
    expect(taxWithin(11_200, 12, 'in-territory').parts.map(({ name }) => name)).toEqual(['CGST', 'UTGST']);
    expect(taxWithin(11_800, 18, 'across')).toEqual({
      taxable: 10_000,
      parts: [{ name: 'IGST', percent: 18, amount: 1_800 }],
    });
  });

  it('returns no taxes for a rate of 0', () => {
    expect(taxWithin(24_500, 0, 'in-state')).toEqual({ taxable: 24_500, parts: [] });
  });
});
