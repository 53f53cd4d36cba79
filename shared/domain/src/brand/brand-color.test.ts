import fc from 'fast-check';

import { readColor } from './brand-color.ts';

const anyDigits = fc.stringMatching(/^[\dA-Fa-f]{6}$/);

it('normalises a colour code to lower case with a leading "#"', () => {
  fc.assert(
    fc.property(anyDigits, fc.constantFrom('', '#'), fc.constantFrom('', ' '), (digits, sign, space) => {
      expect(readColor(`${space}${sign}${digits}${space}`)).toBe(`#${digits.toLowerCase()}`);
    }),
  );
});

it('converts every valid colour to the form #rrggbb', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^#?[\da-fA-F]{3,8}$/)), (text) => {
      const color = readColor(text);

      expect(color === null || /^#[\da-f]{6}$/.test(color)).toBe(true);
    }),
  );
});

it.each(['', '#', 'red', '#12345', '#1234567', '##123456', '#12345g', '#fff', 'rgb(0, 0, 0)', '#१२३४५६'])(
  'returns null for %j',
  (text) => {
    expect(readColor(text)).toBeNull();
  },
);
