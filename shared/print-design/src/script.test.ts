import fc from 'fast-check';

import { fitText, stack } from './kit.ts';
import { graphemes, printable, runsOf, unprintable } from './script.ts';
import { measureWithFonts } from './server/index.ts';

const measure = measureWithFonts();
const STYLE = { font: 'tiro', fill: '#000000', size: 12, smallest: 6 } as const;
const words = fc.array(fc.constantFrom('Asha', 'Ravi', 'श्रीकृष्ण', 'and', 'Venkataraghavan', '98100', 'आराध्या'), {
  minLength: 1,
  maxLength: 12,
});

it('tells which letters cannot be printed and leaves only them out', () => {
  expect(unprintable('Asha 🎉 & Ravi 🎉 你')).toEqual(['🎉', '你']);
  expect(printable('Asha 🎉 & Ravi')).toBe('Asha & Ravi');
  expect(unprintable('Élodie, श्रीकृष्ण, ₹ 500, Kṛṣṇa')).toEqual([]);
});

it('keeps every letter of a text in its runs', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      (text) =>
        runsOf(text)
          .map((run) => run.text)
          .join('') === text,
    ),
  );
});

it('never breaks a syllable, and loses none, however narrow the column', () => {
  fc.assert(
    fc.property(words, fc.integer({ min: 4, max: 90 }), (list, width) => {
      const text = list.join(' ');
      const fitted = fitText(text, STYLE, width, measure);

      const letters = (fitted?.lines ?? []).flatMap((line) => graphemes(line)).filter((letter) => letter !== ' ');
      expect(letters).toEqual(graphemes(text).filter((letter) => letter !== ' '));
    }),
  );
});

it('leaves no hole where nothing was typed', () => {
  const block = (text: string) => ({ ...STYLE, text, before: 5 });
  const box = { x: 0, y: 0, width: 100, height: 200 };

  const without = stack([block('Asha'), block(''), block('  '), block('Ravi')], box, measure);
  const never = stack([block('Asha'), block('Ravi')], box, measure);

  expect(without).toEqual(never);
});

it('takes a text apart as the language itself does', () => {
  const language = new Intl.Segmenter('hi', { granularity: 'grapheme' });
  const codes = fc.oneof(fc.nat({ max: 0x3_10 }), fc.integer({ min: 0x20_00, max: 0x20_c0 }));
  const latin = fc.string({ unit: codes.map((code) => String.fromCodePoint(code)) });

  fc.assert(
    fc.property(latin, (text) => {
      expect(graphemes(text)).toEqual(Array.from(language.segment(text), ({ segment }) => segment));
    }),
  );
});
