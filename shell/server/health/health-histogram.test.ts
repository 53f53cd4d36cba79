import fc from 'fast-check';

import { Histogram } from './health-histogram.ts';

const values = fc.array(fc.oneof(fc.double({ min: 0.001, max: 2, noNaN: true }), fc.integer({ min: 1, max: 60_000 })), {
  minLength: 1,
  maxLength: 300,
});

function histogramOf(all: readonly number[]): Histogram {
  const histogram = new Histogram();
  for (const value of all) histogram.record(value);
  return histogram;
}

it('quantile(0.75) differs from the exact value by at most 4%', () => {
  fc.assert(
    fc.property(values, (all) => {
      const exact = all.toSorted((one, other) => one - other)[Math.ceil(all.length * 0.75) - 1]!;

      const p75 = histogramOf(all).quantile(0.75)!;

      expect(Math.abs(p75 - exact)).toBeLessThanOrEqual(Math.max(0.04 * exact, 0.001));
    }),
  );
});

it('a merged histogram has the same quantiles as a histogram of all values', () => {
  fc.assert(
    fc.property(values, values, (here, there) => {
      const sum = histogramOf(here);
      sum.addAll(Histogram.from(histogramOf(there).toJSON()));

      const all = histogramOf([...here, ...there]);

      expect(sum.samples).toBe(all.samples);
      expect(sum.quantile(0.75)).toBe(all.quantile(0.75));
    }),
  );
});

it('quantile() returns undefined for an empty histogram', () => {
  const histogram = histogramOf([0, 1e-9, 1e300, Number.POSITIVE_INFINITY]);

  expect(histogram.toJSON()).toHaveLength(2);
  expect(histogram.quantile(0.5)).toBe(0);
  expect(new Histogram().quantile(0.75)).toBeUndefined();
});
