import { brotliDecompressSync } from 'node:zlib';

import fc from 'fast-check';

import { SplicedBrotli } from './spliced-brotli.ts';

const buffers = (texts: readonly string[]) => texts.map((text) => Buffer.from(text));
const joined = (parts: readonly string[], fillings: readonly string[]) =>
  parts.map((part, i) => part + (fillings[i] ?? '')).join('');

it('reads as the text with its holes filled, whatever stands between them', async () => {
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
        const [like, fillings] = [all.slice(0, 4), all.slice(4)];
        const spliced = await SplicedBrotli.of(buffers(parts), buffers(like));
        const read = brotliDecompressSync(spliced?.filled(buffers(fillings)) ?? Buffer.alloc(0)).toString();

        expect(read).toBe(joined(parts, fillings));
      },
    ),
    { numRuns: 50 },
  );
});

it('refuses what would shift the rest', async () => {
  const spliced = await SplicedBrotli.of(buffers(['before ', ' behind']), buffers(['as long==']));

  expect(spliced?.filled(buffers(['longer than that==']))).toBeUndefined();
  expect(spliced?.filled(buffers(['as long!!']))).toBeUndefined();
});
