import { brotliDecompressSync } from 'node:zlib';

import fc from 'fast-check';

import { BrotliTemplate } from './brotli-template.ts';

const buffers = (texts: readonly string[]) => texts.map((text) => Buffer.from(text));

it('a Brotli template filled with new values decompresses to the text with those values', async () => {
  const word = fc.constantFrom(
    '<script nonce="',
    '">',
    ' paper',
    ' made by hand in Delhi',
    'the ',
    ' ₹ 250',
    'कागज़',
    '\n',
  );
  const part = fc.array(word, { maxLength: 200 }).map((words) => words.join(''));
  const filling = fc.stringMatching(/^[A-Za-z0-9+/]{22}$/).map((text) => `${text}==`);

  await fc.assert(
    fc.asyncProperty(
      fc.array(part, { minLength: 5, maxLength: 5 }),
      fc.array(filling, { minLength: 8, maxLength: 8 }),
      async (parts, all) => {
        const [examples, fillings] = [all.slice(0, 4), all.slice(4)];
        const template = await BrotliTemplate.of(buffers(parts), buffers(examples));
        const text = brotliDecompressSync(template?.fill(buffers(fillings)) ?? Buffer.alloc(0)).toString();

        expect(text).toBe(parts.map((each, i) => each + (fillings[i] ?? '')).join(''));
      },
    ),
    { numRuns: 50 },
  );
});

it.each([
  ['another length', 'longer than that=='],
  ['other last bytes', 'as long!!'],
])('fill returns undefined for a filling with %s', async (_, filling) => {
  const template = await BrotliTemplate.of(buffers(['before ', ' after']), buffers(['as long==']));

  expect(template?.fill(buffers([filling]))).toBeUndefined();
});
