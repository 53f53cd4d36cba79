import fc from 'fast-check';

import { applyPriceDifferences, printPriceDifferences, printPriceExamples, type PrintPriceRow } from './index.ts';

const row = (price: number, from = 1, options: PrintPriceRow['options'] = {}): PrintPriceRow => ({
  options,
  per: 'piece',
  from,
  price,
});

it('comparing two price tables lists the changed, added and removed rows', () => {
  expect(printPriceDifferences([row(42), row(38, 100)], [row(45), row(30, 500)])).toEqual([
    { options: {}, per: 'piece', from: 1, before: 42, after: 45 },
    { options: {}, per: 'piece', from: 500, before: null, after: 30 },
    { options: {}, per: 'piece', from: 100, before: 38, after: null },
  ]);
});

it('applying the differences between two price tables to the first table gives the second', () => {
  const table = fc
    .uniqueArray(fc.record({ from: fc.integer({ min: 1, max: 5 }), price: fc.integer({ min: 1, max: 100 }) }), {
      selector: ({ from }) => from,
    })
    .map((rows) => rows.map(({ from, price }) => row(price, from)));
  const sorted = (rows: readonly PrintPriceRow[]) => rows.toSorted((one, other) => one.from - other.from);
  fc.assert(
    fc.property(table, table, (before, after) => {
      const result = applyPriceDifferences(before, printPriceDifferences(before, after));
      expect(sorted(result)).toEqual(sorted(after));
    }),
  );
});

it('the price preview shows the old and new total of an example order', () => {
  const size = row(60, 1, { size: 'A4' });
  const paper = (price: number) => row(price, 1, { paperType: 'Glossy' });

  expect(printPriceExamples('certificates', [size, paper(4)], [size, paper(-2.5)])).toEqual([
    { what: 'Certificate: 1 certificate, A4, Glossy', quantity: 1, before: 64, after: 57.5 },
  ]);
});

it('the price examples show the current prices if no price has changed', () => {
  const rows = [row(42), row(38, 100)];

  expect(printPriceExamples('marriage', rows, rows)).toEqual([
    { what: 'Marriage invitation: 10 cards', quantity: 10, before: 42, after: 42 },
    { what: 'Marriage invitation: 100 cards', quantity: 100, before: 38, after: 38 },
  ]);
});
