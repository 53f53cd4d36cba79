import { code128, isBarcode } from './code-128.ts';

const modules = (text: string) => code128(text).reduce((sum, width) => sum + width, 0);

it('a barcode consists of a start pattern, the characters, a checksum and a stop pattern', () => {
  const widths = code128('Wikipedia').join('');

  // Bar and space widths of start code B, followed by those of the letter W.
  expect(widths.slice(0, 12)).toBe('211214311321');
  expect(widths.slice(-13)).toBe('4212112331112');
  expect(modules('Wikipedia')).toBe(11 * 11 + 13);
});

it('all Code 128 characters have unique bar patterns of the same width', () => {
  const letters = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
  const patterns = letters.map((letter) => code128(letter).slice(6, 12));

  expect(new Set(patterns.map(String)).size).toBe(95);
  for (const pattern of patterns) {
    const [a = 0, , b = 0, , c = 0] = pattern;
    expect(pattern.reduce((sum, width) => sum + width, 0)).toBe(11);
    expect((a + b + c) % 2).toBe(0);
  }
});

it('a barcode rejects characters that Code 128 cannot encode', () => {
  expect(isBarcode('KGZ-2026-000001')).toBe(true);
  expect(isBarcode('ट्रैक')).toBe(false);
  expect(() => code128('é')).toThrow();
});
