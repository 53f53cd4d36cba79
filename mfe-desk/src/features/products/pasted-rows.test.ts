import { pastedRows } from './pasted-rows.ts';

it('reads the columns that a spreadsheet program copies', () => {
  expect(pastedRows('notebook-a5\t24\r\ngift-box\t0\r\n')).toEqual([
    { id: 'notebook-a5', value: 24 },
    { id: 'gift-box', value: 0 },
  ]);
});

it('reads commas, semicolons and spaces', () => {
  expect(pastedRows('a,1\nb;2\nc  3.5').map(({ value }) => value)).toEqual([1, 2, 3.5]);
});

it.each(['notebook-a5', 'notebook-a5 many', 'a 1 2', 'a -1'])('names the line %s, which is no row', (line) => {
  expect(() => pastedRows(`ok 1\n${line}`)).toThrow(`Line 2 is not an id and a number: ${line}`);
});
