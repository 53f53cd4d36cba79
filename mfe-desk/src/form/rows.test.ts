import fc from 'fast-check';

import { rowsIn, rowsInWords, rowsProblem, rowsText } from './rows.ts';

const columns = [
  { name: 'kind', label: 'Items', options: [{ value: 'print', label: 'Prints' }] },
  { name: 'hsn', label: 'HSN code' },
  { name: 'percent', label: 'GST in %', required: true },
];

describe('rows as text', () => {
  it('rows are parsed back unchanged', () => {
    const cell = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[;\n]/g, '').trim());
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell)), (rows) => {
        expect(rowsIn(columns, rowsText(rows))).toEqual(rows);
      }),
    );
  });

  it('a semicolon in a cell becomes a comma, so that the row keeps its columns', () => {
    expect(rowsIn(columns, rowsText([['print', '48; 49', 5]]))).toEqual([['print', '48, 49', '5']]);
  });

  it('a message names the row and the column of a required cell that is empty', () => {
    expect(rowsProblem(columns, 'print; ; 5\nprint; 4911;')).toBe('Row 2: fill in “GST in %”.');
    expect(rowsProblem(columns, 'print; ; 5')).toBeUndefined();
    expect(rowsProblem(columns, '')).toBeUndefined();
  });

  it('rows for people show the labels of options and leave out empty cells', () => {
    expect(rowsInWords(columns, 'print; ; 5')).toBe('Prints · 5');
  });
});
