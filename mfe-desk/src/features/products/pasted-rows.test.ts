import { pastedRows } from './pasted-rows.ts';

it('parses columns copied from a spreadsheet', () => {
  expect(pastedRows('notebook-a5\t24\r\ngift-box\t0\r\n')).toEqual([
    { id: 'notebook-a5', value: 24 },
    { id: 'gift-box', value: 0 },
  ]);
});

it('parses rows whose columns are separated by commas, semicolons or spaces', () => {
  expect(pastedRows('a,1\nb;2\nc  3.5').map(({ value }) => value)).toEqual([1, 2, 3.5]);
});

it('reads the previous stock from an optional third column of pasted rows', () => {
  expect(pastedRows('pen\t24\t20\nlamp\t3')).toEqual([
    { id: 'pen', value: 24, seen: 20 },
    { id: 'lamp', value: 3 },
  ]);
});

it('rejects a product that is pasted twice', () => {
  expect(() => pastedRows('pen 1\nlamp 2\npen 3')).toThrow('Line 3 repeats the product pen.');
});

it.each(['notebook-a5', 'notebook-a5 many', 'a 1 2', 'a 1,250', 'a\t1,250', 'a\t1\t2\t3', 'a\t1\t-2', 'a -1'])(
  'reports the invalid line %s',
  (line) => {
    expect(() => pastedRows(`ok 1\n${line}`)).toThrow(`Line 2 is not an id and a number: ${line}`);
  },
);
