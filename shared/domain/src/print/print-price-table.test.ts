import fc from 'fast-check';

import {
  findMissingPrices,
  findPriceMistakes,
  PRINT_SERVICES,
  printPrice,
  type PrintPriceRow,
  canonicalPriceRow,
} from './index.ts';

const row = (more: Partial<PrintPriceRow> = {}): PrintPriceRow => ({
  options: {},
  per: 'piece',
  from: 1,
  price: 10,
  ...more,
});
const book = (more: Partial<PrintPriceRow>) => findPriceMistakes('printbook', [row(more)])[0];

it.each<[Partial<PrintPriceRow>, string, string]>([
  [{ options: { colour: 'red' } }, 'options', 'there is no option colour: Print book has bookType, size, coverType'],
  [{ options: { size: 'A6' } }, 'options', 'size "A6" cannot be chosen: there is A4, A5, Square'],
  [{ options: { size: 'custom' } }, 'options', 'size Custom has no price: it is always on request'],
  [{ options: { constructor: 'x' } }, 'options', 'there is no option constructor'],
  [{ from: 0 }, 'from', 'whole number from 1 to 10000'],
  [{ from: 1.5 }, 'from', 'whole number'],
  [{ from: 10_001 }, 'from', 'whole number'],
  [{ price: 10.005 }, 'price', 'more than two decimals'],
  [{ price: Number.NaN }, 'price', 'must be rupees'],
  [{ price: 1_000_001 }, 'price', 'must be rupees'],
  [{ price: 0 }, 'price', 'price of 0 or less'],
  [{ price: -1 }, 'price', 'price of 0 or less'],
  [{ price: 0, per: 'page' }, 'price', 'a page costs more than 0'],
])('reports the error in %j', (more, part, message) => {
  expect(book(more)).toMatchObject({ row: 0, part });
  expect(book(more)?.message).toContain(message);
});

it('rejects a price per page or an option that the service does not have', () => {
  expect(findPriceMistakes('marriage', [row({ per: 'page', options: { size: 'A4' } })])).toEqual([
    { row: 0, part: 'options', message: 'there is no option size: Marriage invitation has envelopes, sample' },
    { row: 0, part: 'per', message: 'Marriage invitation has no pages: write piece' },
  ]);
});

it('reports a duplicate price row even if the size is formatted differently', () => {
  const rows = ['60 x 90 cm', '60×90CM'].map((size) => row({ options: { printType: 'Poster', size } }));

  expect(findPriceMistakes('custom-print', rows)).toEqual([
    { row: 1, part: 'row', message: 'these options and this quantity already have a price' },
  ]);
});

it('allows a negative surcharge if the total price stays above 0', () => {
  const base = row({ options: { size: 'A4' }, price: 30 });
  const matte = (price: number) => row({ options: { paperType: 'Matte' }, price });

  expect(findPriceMistakes('certificates', [base, matte(-5)])).toEqual([]);
  expect(findPriceMistakes('certificates', [base, matte(-30)])).toMatchObject([{ row: 1, part: 'price' }]);
});

it('corrects the spelling of options in a price row, for example a4 to A4', () => {
  expect(canonicalPriceRow('printbook', row({ options: { size: 'a4', coverType: ' hard cover ' } })).options).toEqual({
    coverType: 'Hardcover',
    size: 'A4',
  });
});

it('lists the sizes and quantities that have no price', () => {
  const rows = [row({ options: { size: 'A4' } }), row({ options: { size: 'A3' }, from: 5 })];

  expect(findMissingPrices('certificates', rows)).toEqual(['Certificate, A3: "Price on request" below 5 certificates']);
  expect(findMissingPrices('certificates', rows.slice(0, 1))).toEqual(['Certificate, A3: "Price on request"']);
  expect(findMissingPrices('marriage', [])).toEqual(['Marriage invitation: everything is "Price on request"']);
});

it('a product with a free-text size needs only one price', () => {
  const rows = [
    row({ options: { printType: 'Poster', size: 'A3' } }),
    row({ options: { printType: 'Mug', size: '' } }),
  ];

  expect(findMissingPrices('custom-print', rows)).toEqual([
    'Custom print, T-Shirt: "Price on request"',
    'Custom print, Banner: "Price on request"',
  ]);
});

it('rejects a price of 0 for samples and cards', () => {
  const sample = { options: { sample: 'Printed sample' }, per: 'piece', from: 1 } as const;
  const cards = { options: {}, per: 'piece', from: 10 } as const;

  expect(
    findPriceMistakes('marriage', [
      { ...cards, price: 38 },
      { ...sample, price: 99 },
    ]),
  ).toEqual([]);
  expect(
    findPriceMistakes('marriage', [
      { ...cards, price: 38 },
      { ...sample, price: 0 },
    ]),
  ).toMatchObject([{ row: 1 }]);
  expect(
    findPriceMistakes('marriage', [
      { ...cards, price: 0 },
      { ...sample, price: 99 },
    ]),
  ).toMatchObject([{ row: 0 }]);
});

it('an accepted price table never results in a price of 0 or less', () => {
  const { fields } = PRINT_SERVICES.certificates;
  const choicesOf = (name: string) => fields.find((field) => field.name === name)?.choices ?? [];
  const size = fc.constantFrom(...choicesOf('size'));
  const paperType = fc.constantFrom(...choicesOf('paperType'));
  const rows = fc.array(
    fc.record({
      options: fc.record({ size, paperType }, { requiredKeys: [] }),
      per: fc.constant('piece' as const),
      from: fc.constantFrom(1, 10, 50),
      price: fc.integer({ min: -500, max: 5000 }).map((paise) => paise / 100),
    }),
    { minLength: 1, maxLength: 8 },
  );
  fc.assert(
    fc.property(rows, size, paperType, fc.integer({ min: 1, max: 60 }), (table, one, other, quantity) => {
      if (findPriceMistakes('certificates', table).length > 0) return;
      const choice = { fields: { size: one, paperType: other }, quantity, pages: null };

      expect(printPrice(table, choice)?.unit ?? 1).toBeGreaterThan(0);
      expect(printPrice([...table, ...table], choice)).toBeNull();
    }),
  );
});
