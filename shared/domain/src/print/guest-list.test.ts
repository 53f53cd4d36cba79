import fc from 'fast-check';

import { checkPrintValues, guestLine, MAXIMUM_GUESTS, normaliseGuestList, readGuestList } from './index.ts';

const anyLine = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', ' ', 'Sunita Verma', 'Sunita | सुनीता', 'Asha\tआशा', '| only', 'a | b | c', 'Asha 🎉', '\u200b'),
);
const anyList = fc.array(anyLine).map((lines) => lines.join('\n'));
const visible = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

it('a guest is read with the name, the name in another script and the line', () => {
  const { guests, problems } = readGuestList('Sunita Verma | सुनीता वर्मा\n\n  Rakesh   Mehta \nआशा\tAsha');

  expect(guests).toEqual([
    { line: 1, name: 'Sunita Verma', otherName: 'सुनीता वर्मा' },
    { line: 3, name: 'Rakesh Mehta', otherName: '' },
    { line: 4, name: 'आशा', otherName: 'Asha' },
  ]);
  expect(problems).toEqual([]);
});

it.each([
  ['| सुनीता', 'The name is missing.'],
  ['Sunita | सुनीता | Jaipur', 'Keep one name, or one name in each of two scripts.'],
  ['x'.repeat(61), 'The name has 61 characters. Shorten it to 60.'],
  ['Sunita 🎉', 'We can’t print 🎉. Use Latin or Devanagari letters.'],
])('the line %s is listed with its number and the reason', (line, reason) => {
  const { guests, problems } = readGuestList(`Asha\n${line}\nRavi`);

  expect(guests.map(({ name }) => name)).toEqual(['Asha', 'Ravi']);
  expect(problems).toEqual([{ line: 2, reason: expect.stringMatching(reason) as unknown }]);
});

it('guests beyond the limit are listed as problems', () => {
  const { guests, problems } = readGuestList('Asha\n'.repeat(MAXIMUM_GUESTS + 2));

  expect(guests).toHaveLength(MAXIMUM_GUESTS);
  expect(problems.map(({ line }) => line)).toEqual([MAXIMUM_GUESTS + 1, MAXIMUM_GUESTS + 2]);
});

it('every visible line of a list is either a guest or a problem', () => {
  fc.assert(
    fc.property(anyList, (text) => {
      const { guests, problems } = readGuestList(text);
      const lines = [...guests, ...problems].map(({ line }) => line).toSorted((one, other) => one - other);
      const typed = text.split(/\r\n?|\n/).flatMap((line, index) => (visible(line) === '' ? [] : [index + 1]));

      expect(new Set(lines).size).toBe(lines.length);
      expect(typed.filter((line) => !lines.includes(line))).toEqual([]);
    }),
  );
});

it('normalising a list keeps its guests and its visible letters, and is idempotent', () => {
  fc.assert(
    fc.property(anyList, (text) => {
      const normal = normaliseGuestList(text);

      expect(normaliseGuestList(normal)).toBe(normal);
      expect(readGuestList(normal)).toEqual(readGuestList(text));
      expect(visible(normal)).toBe(visible(text.normalize('NFC')));
    }),
  );
});

it('a separator inside a cell does not start another name', () => {
  expect(guestLine(['Asha | Ravi', 'आशा'])).toBe('Asha Ravi | आशा');
});

it('a form with an invalid line says which line and how many more', () => {
  const { problems } = checkPrintValues('marriage', { guests: 'Asha\n🎉\n| b' });

  expect(problems.guests).toBe('Line 2: We can’t print 🎉. Use Latin or Devanagari letters. And 1 more.');
});
