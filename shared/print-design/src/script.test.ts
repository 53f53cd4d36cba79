import { checkPrintValues, graphemes } from '@kaagazz/domain/print';
import fc from 'fast-check';

import { FONT_IDS } from './fonts.ts';
import { fitText, stack } from './layout/index.ts';
import { scriptRuns } from './script.ts';
import { measureWithFonts } from './server/index.ts';
import { type FontFile, fontRuns } from './server/open-fonts.ts';

const measure = measureWithFonts();
const STYLE = { font: 'tiro', fill: '#000000', size: 12, smallest: 6 } as const;
const words = fc.array(fc.constantFrom('Asha', 'Ravi', 'श्रीकृष्ण', 'and', 'Venkataraghavan', '98100', 'आराध्या'), {
  minLength: 1,
  maxLength: 12,
});

it('splitting text by script keeps every character', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      (text) =>
        scriptRuns(text)
          .map((run) => run.text)
          .join('') === text,
    ),
  );
});

it('the fonts have a glyph for every character that a form accepts', () => {
  const code = fc.oneof(
    fc.nat({ max: 0x17f }),
    fc.integer({ min: 0x900, max: 0x97f }),
    fc.integer({ min: 0x1e00, max: 0x1eff }),
    fc.integer({ min: 0x2000, max: 0x20bf }),
    fc.constantFrom(0x301, 0xfe0f, 0x3164, 0xba4, 0x1f389),
  );
  const typed = fc.string({ unit: code.map((one) => String.fromCodePoint(one)), maxLength: 5 });
  fc.assert(
    fc.property(typed, fc.constantFrom(...FONT_IDS), (brideName, font) => {
      const { values, problems } = checkPrintValues('marriage', { brideName });
      fc.pre(problems.brideName === undefined);

      const name = values.brideName ?? '';
      const drawn = (fitText(name, { ...STYLE, font }, 90, measure)?.lines ?? []).join('');
      expect(lettersOf(drawn)).toEqual(lettersOf(name));
      for (const { text, file } of fontRuns(drawn, font)) {
        const missing = Array.from(text).filter((letter) => !isDrawn(letter, file));
        expect(missing).toEqual([]);
      }
    }),
    { numRuns: 2_000 },
  );
});

const lettersOf = (text: string) => Array.from(text.replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, ''));

const isDrawn = (letter: string, { font }: FontFile) =>
  /[\u200c\u200d]/.test(letter) || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

it('never breaks a line within a grapheme, even in narrow columns', () => {
  fc.assert(
    fc.property(words, fc.integer({ min: 4, max: 90 }), (list, width) => {
      const text = list.join(' ');
      const fitted = fitText(text, STYLE, width, measure);

      const letters = (fitted?.lines ?? []).flatMap((line) => graphemes(line)).filter((letter) => letter !== ' ');
      expect(letters).toEqual(graphemes(text).filter((letter) => letter !== ' '));
    }),
  );
});

it('leaves no gap for an empty block of text', () => {
  const block = (text: string) => ({ ...STYLE, text, gap: 5 });
  const box = { x: 0, y: 0, width: 100, height: 200 };

  const without = stack([block('Asha'), block(''), block('  '), block('Ravi')], box, measure);
  const never = stack([block('Asha'), block('Ravi')], box, measure);

  expect(without).toEqual(never);
});
