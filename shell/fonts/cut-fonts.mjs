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

/** The one weight of headings, `--kg-weight-display` of the design system: a file with more of them is twice as long. */
const DISPLAY_WEIGHT = 500;
/** What pages use of a font's layout rules: pairs, ligatures, figures that stand in columns. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'lnum', 'tnum'];

const FRAUNCES = '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
const HEADINGS = { keepFeatures: FEATURES, variationAxes: { wght: DISPLAY_WEIGHT } };

await cut('fraunces-core', { from: FRAUNCES, letters: CORE, keep: HEADINGS });
for (const weight of [400, 600]) {
  const from = `@fontsource/mukta/files/mukta-latin-${weight}-normal.woff2`;
  await cut(`mukta-core-${weight}`, { from, letters: CORE, keep: { keepFeatures: FEATURES } });
}
// with all layout rules of its script
await cut('mukta-our-name-600', {
  from: '@fontsource/mukta/files/mukta-devanagari-600-normal.woff2',
  letters: OUR_NAME,
});

async function cut(name, { from, letters, keep }) {
  const whole = await readFile(require.resolve(from));
  // Hints stay: they are two fifths of Mukta, but without them Linux on a screen of few pixels sets it unevenly.
  const part = await subsetFont(whole, letters, { targetFormat: 'woff2', ...keep });
  await writeFile(path.join(TO, `${name}.woff2`), part);
  console.log(`${name}: ${whole.length} -> ${part.length} bytes`);
}

function lettersBetween(first, last) {
  return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join('');
}
