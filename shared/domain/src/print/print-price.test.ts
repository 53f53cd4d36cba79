import fc from 'fast-check';

import { nextBreakText, pricedOptions, printPrice, type PrintPriceRow, startingPrice } from './index.ts';

const row = (price: number, from = 1, options: Record<string, string> = {}, per: PrintPriceRow['per'] = 'piece') => ({
  options,
  per,
  from,
  price,
});
const CARDS = [row(48, 10), row(38, 50), row(34, 100), row(26.5, 500)];
const BOOKS = [
  row(650, 1, { size: 'A4', coverType: 'Hardcover' }),
  row(600, 10, { size: 'A4', coverType: 'Hardcover' }),
  row(280, 1, { size: 'A4', coverType: 'Softcover' }),
  row(9, 1, { size: 'A4' }, 'page'),
  row(8, 25, { size: 'A4' }, 'page'),
];
const cards = (quantity: number) => printPrice(CARDS, { fields: {}, quantity, pages: null });
const book = (quantity: number, coverType = 'Hardcover', pages: number | null = 20) =>
  printPrice(BOOKS, { fields: { size: 'A4', coverType }, quantity, pages });

it('returns the price for the quantity and the next price break', () => {
  expect(cards(50)).toEqual({
    unit: 3800,
    breaks: [
      { from: 10, unit: 4800 },
      { from: 50, unit: 3800 },
      { from: 100, unit: 3400 },
      { from: 500, unit: 2650 },
    ],
    next: { more: 50, saves: 400 },
  });
  expect(cards(499)?.next).toEqual({ more: 1, saves: 750 });
  expect(cards(500)?.next).toBeNull();
  expect(cards(9)).toBeNull();
});

it('addressed envelopes have a price only if the price table lists them', () => {
  const withEnvelopes = [...CARDS, row(0, 1, { envelopes: 'Plain' }), row(7, 1, { envelopes: 'Addressed' })];
  const unitOf = (rows: readonly PrintPriceRow[], fields: Record<string, string>) =>
    printPrice(rows, { fields, quantity: 50, pages: null })?.unit ?? null;

  expect(unitOf(withEnvelopes, { envelopes: 'Addressed' })).toBe(4500);
  expect([{}, { envelopes: '' }, { envelopes: 'Plain' }].map((fields) => unitOf(withEnvelopes, fields))).toEqual([
    3800, 3800, 3800,
  ]);
  expect(unitOf(CARDS, { envelopes: 'Plain' })).toBe(3800);
  expect(unitOf(CARDS, { envelopes: 'Addressed' })).toBeNull();
});

it('the price of a sample does not depend on the size of the full order', () => {
  const withSample = [...CARDS, row(99, 1, { sample: 'Printed sample' })];
  const priceOf = (rows: readonly PrintPriceRow[], fields: Record<string, string>, quantity: number) =>
    printPrice(rows, { fields, quantity, pages: null });

  expect(priceOf(withSample, { sample: '50', envelopes: 'Addressed' }, 1)?.unit).toBe(9_900);
  expect(priceOf(withSample, { sample: '' }, 50)).toEqual(cards(50));
  expect(priceOf(CARDS, { sample: '50' }, 1)).toBeNull();
  expect(startingPrice(withSample, 50)).toBe(startingPrice(CARDS, 50));
});

it.each([
  [{ more: 50, saves: 400 }, '50 more and each costs Rs. 4 less'],
  [{ more: 1, saves: 750 }, '1 more and each costs Rs. 7.50 less'],
])('describes the next price break %j', (next, text) => expect(nextBreakText(next)).toBe(text));

it('lists only the sizes that have a price', () => {
  const prints = [
    row(120, 1, { printType: 'Poster', size: 'A4' }),
    row(100, 10, { printType: 'Poster', size: 'A4' }),
    row(190, 1, { printType: 'Poster', size: 'A3' }),
    row(299, 1, { printType: 'Mug', size: '' }),
    row(400, 1, { printType: 'T-Shirt', size: 'M' }),
  ];

  expect(pricedOptions(prints, { printType: 'Poster', size: 'no such size' }, 'size')).toEqual(['A4', 'A3']);
  expect(pricedOptions(prints, { printType: 'Mug' }, 'size')).toEqual([]);
  expect(pricedOptions(prints, { printType: 'Banner' }, 'size')).toEqual([]);
});

it('multiplies a price per page by the page count', () => {
  expect(book(1)?.unit).toBe(65_000 + 20 * 900);
  expect(book(10)?.unit).toBe(60_000 + 20 * 900);
  expect(book(25)?.unit).toBe(60_000 + 20 * 800);
  expect(book(1, 'Softcover', 100)?.unit).toBe(28_000 + 100 * 900);
  expect(book(1)?.breaks.map(({ from }) => from)).toEqual([1, 10, 25]);
});

it('returns null if no price row matches or the page count is unknown', () => {
  expect(book(1, 'Leather')).toBeNull();
  expect(book(1, 'Hardcover', null)).toBeNull();
  expect(printPrice(BOOKS, { fields: { size: 'Custom', coverType: 'Hardcover' }, quantity: 1, pages: 1 })).toBeNull();
  expect(printPrice([], { fields: {}, quantity: 1, pages: 1 })).toBeNull();
});

it.each(['60 x 90 cm', '60X90CM', ' 60×90 cm '])('finds the price of the size %s', (size) => {
  const rows = [row(799, 1, { printType: 'Poster', size: '60 x 90 cm' }), row(249, 1, { printType: 'Mug', size: '' })];

  expect(printPrice(rows, { fields: { printType: 'Poster', size }, quantity: 1, pages: null })?.unit).toBe(79_900);
  expect(printPrice(rows, { fields: { printType: 'Mug', size: '' }, quantity: 1, pages: null })?.unit).toBe(24_900);
  expect(printPrice(rows, { fields: { printType: 'Mug' }, quantity: 1, pages: null })?.unit).toBe(24_900);
  expect(printPrice(rows, { fields: { printType: 'Poster', size: '61 x 90' }, quantity: 1, pages: null })).toBeNull();
});

it('returns null if two price rows match', () => {
  const twice = [row(12, 1, { size: '60x90' }), row(13, 1, { size: '60 × 90' })];

  expect(printPrice(twice, { fields: { size: '60x90' }, quantity: 1, pages: null })).toBeNull();
});

it('returns the lowest unit price that a service offers at a given quantity', () => {
  expect(startingPrice(CARDS, 50)).toBe(3800);
  expect(startingPrice(CARDS, 1000)).toBe(2650);
  expect(startingPrice(CARDS, 9)).toBeNull();
  expect(startingPrice(BOOKS, 1)).toBe(28_000 + 900);
  expect(startingPrice([row(100, 1, { size: 'A4' }), row(1, 1, { size: 'A5' }, 'page')], 1)).toBeNull();
  expect(startingPrice([], 1)).toBeNull();
});

describe('for every table', () => {
  const sizes = ['A4', 'A5'];
  const covers = ['Hard', 'Soft'];
  const breaks = fc
    .uniqueArray(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 4 })
    .chain((froms) =>
      fc
        .array(fc.integer({ min: 1, max: 90_000 }), { minLength: froms.length, maxLength: froms.length })
        .map((prices) => froms.map((from, i) => ({ from, price: (prices[i] ?? 1) / 100 }))),
    );
  const component = (per: PrintPriceRow['per'], choices: Record<string, string>[]) =>
    fc
      .tuple(...choices.map(() => breaks))
      .map((all) => all.flatMap((rows, i) => rows.map((one) => ({ ...one, per, options: choices[i] ?? {} }))));
  const tables = fc
    .tuple(
      component(
        'piece',
        sizes.flatMap((size) => covers.map((cover) => ({ size, cover }))),
      ),
      component(
        'page',
        sizes.map((size) => ({ size })),
      ),
    )
    .map((parts) => parts.flat());
  const choices = fc.record({
    fields: fc.record({ size: fc.constantFrom(...sizes), cover: fc.constantFrom(...covers) }),
    quantity: fc.integer({ min: 1, max: 300 }),
    pages: fc.integer({ min: 1, max: 50 }),
  });

  it('returns the same price regardless of the order of the table’s rows', () => {
    fc.assert(
      fc.property(
        tables.chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length }))),
        choices,
        ([rows, shuffled], choice) => {
          expect(printPrice(shuffled, choice)).toEqual(printPrice(rows, choice));
          expect(startingPrice(shuffled, choice.quantity)).toBe(startingPrice(rows, choice.quantity));
        },
      ),
    );
  });

  it('returns the first quantity with a lower price as the next price break', () => {
    fc.assert(
      fc.property(tables, choices, (rows, choice) => {
        const now = printPrice(rows, choice);
        const next = now?.next;
        if (!now || !next) return;

        const unitAt = (more: number) => printPrice(rows, { ...choice, quantity: choice.quantity + more })?.unit ?? NaN;
        expect(unitAt(next.more)).toBe(now.unit - next.saves);
        expect(next.saves).toBeGreaterThan(0);
        expect(unitAt(next.more - 1)).toBeGreaterThanOrEqual(now.unit);
      }),
    );
  });

  it('returns the unit price of the highest price break that the quantity reaches', () => {
    fc.assert(
      fc.property(tables, choices, (rows, choice) => {
        const price = printPrice(rows, choice);
        if (!price) return;

        const { breaks } = price;
        expect(breaks.findLast(({ from }) => from <= choice.quantity)?.unit).toBe(price.unit);
        expect(
          breaks.every(({ unit }, i) => Number.isSafeInteger(unit) && unit > 0 && unit !== breaks[i - 1]?.unit),
        ).toBe(true);
        expect(startingPrice(rows, choice.quantity)).toBeLessThanOrEqual(
          printPrice(rows, { ...choice, pages: 1 })?.unit ?? 0,
        );
      }),
    );
  });
});
