/**
 * Cuts the site's fonts to what its pages say: `node shell/fonts/cut-fonts.mjs`, after a new version of a font or another choice of letters. A first
 * visit waits for every byte of them. What a cut lacks comes from the whole file, when a page has such a letter (src/frame/fonts.ts).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import subsetFont from 'subset-font';

const TO = path.join(import.meta.dirname, '../src/assets/fonts');
const require = createRequire(import.meta.url);

/** ASCII, and the signs that English running text and prices need. The same as CORE in fonts.ts. */
const CORE = `${lettersBetween(0x20, 0x7e)}\u00a0©·×é–—‘’“”•…`;
/** The one word of Hindi that the home page says: the whole script would be 100 KB. */
const OUR_NAME = 'काग़ज़';

const CUTS = [
  // The weights that headings have; all of 100 to 900 are half as much again.
  ['fraunces-core', '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2', CORE, [400, 600]],
  ['mukta-core-400', '@fontsource/mukta/files/mukta-latin-400-normal.woff2', CORE],
  ['mukta-core-600', '@fontsource/mukta/files/mukta-latin-600-normal.woff2', CORE],
  ['mukta-our-name-600', '@fontsource/mukta/files/mukta-devanagari-600-normal.woff2', OUR_NAME],
];

for (const [name, from, letters, weights] of CUTS) {
  const whole = await readFile(require.resolve(from));
  const variationAxes = weights && { wght: { min: weights[0], max: weights[1] } };
  const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes });
  await writeFile(path.join(TO, `${name}.woff2`), cut);
  console.log(`${name}: ${whole.length} -> ${cut.length} bytes`);
}

function lettersBetween(first, last) {
  return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join('');
}
