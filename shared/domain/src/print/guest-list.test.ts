import fc from 'fast-check';

import {
  checkPrintValues,
  countedPieces,
  guestLine,
  MAXIMUM_GUESTS,
  normaliseGuestList,
  readGuestList,
} from './index.ts';

const anyLine = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    ' ',
    'Sunita Verma',
    'Sunita | सुनीता',
    'Asha\tआशा',
    '| only',
    'a | b | c | d',
    'Asha | Jaipur 302001',
    'Asha 🎉',
    '\u200b',
  ),
);
const anyList = fc.array(anyLine).map((lines) => lines.join('\n'));
const visible = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

it('reads a name and an optional name in another script from each guest list line', () => {
  const { guests, problems } = readGuestList('Sunita Verma | सुनीता वर्मा\n\n  Rakesh   Mehta \nआशा\tAsha');

  expect(guests).toEqual([
    { line: 1, name: 'Sunita Verma', otherName: 'सुनीता वर्मा', address: '' },
    { line: 3, name: 'Rakesh Mehta', otherName: '', address: '' },
    { line: 4, name: 'आशा', otherName: 'Asha', address: '' },
  ]);
  expect(problems).toEqual([]);
});

it.each([
  ['Sunita | सुनीता | 12 Ridge Road', 'सुनीता', '12 Ridge Road'],
  ['Sunita | | Ridge Road', '', 'Ridge Road'],
  ['Sunita | 12 Ridge Road, Jaipur 302001', '', '12 Ridge Road, Jaipur 302001'],
  ['सुनीता\t१२ रिज रोड, जयपुर ३०२ ००१', '', '१२ रिज रोड, जयपुर ३०२ ००१'],
])('the address in %j is the third cell, or the second cell if it has a PIN code', (line, otherName, address) => {
  expect(readGuestList(line).guests).toEqual([expect.objectContaining({ otherName, address })]);
});

it.each([
  ['| सुनीता', 'The name is missing.'],
  ['Sunita | सुनीता | Jaipur | Ravi', 'Each row can contain only a name, the name in another script and an address.'],
  [`Sunita | | ${'x'.repeat(161)}`, 'The address has 161 characters. Shorten it to 160.'],
  ['Sunita | | Jaipur 📮', 'We can’t print 📮. Use Latin or Devanagari letters.'],
  ['Sunita | 12 Ridge Road, Jaipur', 'Add a PIN code so that we don’t mistake the address for a name.'],
  ['x'.repeat(61), 'The name has 61 characters. Shorten it to 60.'],
  ['12', 'A name must contain letters.'],
  ['Sunita 🎉', 'We can’t print 🎉. Use Latin or Devanagari letters.'],
])('the line %s is listed with its number and the reason', (line, reason) => {
  const { guests, problems } = readGuestList(`Asha\n${line}\nRavi`);

  expect(guests.map(({ name }) => name)).toEqual(['Asha', 'Ravi']);
  expect(problems).toEqual([{ line: 2, reason: expect.stringMatching(reason) as unknown }]);
});

it('guests beyond the allowed number are reported as problems', () => {
  const { guests, problems } = readGuestList('Asha\n'.repeat(MAXIMUM_GUESTS + 2));

  expect(guests).toHaveLength(MAXIMUM_GUESTS);
  expect(problems.map(({ line }) => line)).toEqual([MAXIMUM_GUESTS + 1, MAXIMUM_GUESTS + 2]);
});

it('every line of a guest list with visible text is either a guest or a problem', () => {
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

it('normalising a guest list keeps all visible characters', () => {
  fc.assert(
    fc.property(anyList, (text) => {
      const normal = normaliseGuestList(text);

      expect(normaliseGuestList(normal)).toBe(normal);
      expect(readGuestList(normal)).toEqual(readGuestList(text));
      expect(visible(normal)).toBe(visible(text.normalize('NFC')));
    }),
  );
});

it('normalises a line with 80,000 separators quickly', () => {
  expect(normaliseGuestList(`${'|'.repeat(80_000)}x`)).toMatch(/^\|[ |]+x$/);
});

it('replaces a separator inside a table cell with a space', () => {
  expect(guestLine(['Asha | Ravi', 'आशा'])).toBe('Asha Ravi | आशा');
});

it('the error shows the first invalid line and the number of other invalid lines', () => {
  const { problems } = checkPrintValues('marriage', { guests: 'Asha\n🎉\n| b' });

  expect(problems.guests).toBe('Line 2: We can’t print 🎉. Use Latin or Devanagari letters. And 1 more.');
});

it('an order has one card per valid guest list line, plus the spare cards', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('Asha', 'Ravi 🎉', '| आशा', '')),
      fc.integer({ min: 0, max: 50 }),
      (lines, spare) => {
        const guests = lines.join('\n');
        const valid = lines.filter((line) => line === 'Asha').length;
        const counted = countedPieces('marriage', { guests, spareCards: String(spare) });
        if (guests.trim() === '') expect(counted).toBeNull();
        else {
          const invalidLines = lines.filter((line) => line !== '').length - valid;
          expect(counted).toEqual({ quantity: valid + spare, field: 'guests', invalidLines });
        }
      },
    ),
  );
});
