import fc from 'fast-check';

import { graphemes, printable, unprintable } from './index.ts';

it('finds and removes unprintable characters', () => {
  expect(unprintable('Asha 🎉 & Ravi 🎉 你')).toEqual(['🎉', '你']);
  expect(printable('Asha 🎉 & Ravi')).toBe('Asha & Ravi');
  expect(printable('Ash\u200da\u200b ©\ufe0f 👩\u200d👧')).toBe('Asha ©');
  expect(unprintable('Élodie, श्रीकृष्ण, ₹ 500, Kṛṣṇa')).toEqual([]);
});

it('splits every printable text into the same graphemes as Intl.Segmenter', () => {
  const segmenter = new Intl.Segmenter('hi', { granularity: 'grapheme' });
  const codes = fc.oneof(fc.nat({ max: 0x3_10 }), fc.integer({ min: 0x20_00, max: 0x20_c0 }));
  const latin = fc.string({ unit: codes.map((code) => String.fromCodePoint(code)) });

  fc.assert(
    fc.property(latin, (text) => {
      expect(graphemes(text)).toEqual(Array.from(segmenter.segment(text), ({ segment }) => segment));
    }),
  );
});
