import fc from 'fast-check';

import { rowsIn, rowsInWords, rowsProblem, rowsText } from './rows.ts';

const columns = [
  { name: 'kind', label: 'Items', options: [{ value: 'print', label: 'Prints' }] },
  {
    name: 'hsn',
    label: 'HSN code',
    validate: (code: string) => (code.length < 4 && code !== '' ? 'The code is too short.' : undefined),
  },
  { name: 'percent', label: 'GST in %', required: true },
];

describe('rows as text', () => {
  it('converting rows to text and back does not change them', () => {
    const cell = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[;\n]/g, '').trim());
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell)), (rows) => {
        expect(rowsIn(columns, rowsText(rows))).toEqual(rows);
      }),
    );
  });

  it('replaces semicolons in a cell with commas', () => {
    expect(rowsIn(columns, rowsText([['print', '48; 49', 5]]))).toEqual([['print', '48, 49', '5']]);
  });

  it('the error message for an empty required cell names its row and column', () => {
    expect(rowsProblem(columns, 'print; ; 5\nprint; 4911;')).toBe('Row 2: fill in “GST in %”.');
    expect(rowsProblem(columns, 'print; ; 5')).toBeUndefined();
    expect(rowsProblem(columns, '')).toBeUndefined();
  });

  it('the error message for an invalid cell names its row', () => {
    expect(rowsProblem(columns, 'print; 4911; 5\nprint; 49; 5')).toBe('Row 2: The code is too short.');
  });

  it('shows the labels of the selected options instead of their values', () => {
    expect(rowsInWords(columns, 'print; ; 5')).toBe('Prints · 5');
  });
});
