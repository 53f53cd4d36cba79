/**
 * Creates small font files for the first visit. Run this script after updating a font or changing
 * `CORE`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import subsetFont from 'subset-font';

const TO = path.join(import.meta.dirname, '../src/assets/fonts');
const require = createRequire(import.meta.url);

/** Must contain exactly the Latin characters that `OTHER_LATIN` in src/frame/fonts.ts omits. */
const CORE = `${characterRange(0x20, 0x7e)}\u00a0©·×é–—‘’“”•…`;
/**
 * Includes only the letters of the shop's Hindi name, because a font with all Hindi letters would
 * take 100 KB.
 */
const OUR_NAME = 'काग़ज़';

/** All headings have this weight. A variable font with several weights would be twice as large. */
const DISPLAY_WEIGHT = 500;
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'lnum', 'tnum'];

const FRAUNCES = '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
const HEADINGS = { keepFeatures: FEATURES, variationAxes: { wght: DISPLAY_WEIGHT } };

await subset('fraunces-core', { from: FRAUNCES, characters: CORE, keep: HEADINGS });
for (const weight of [400, 600]) {
  const from = `@fontsource/mukta/files/mukta-latin-${weight}-normal.woff2`;
  await subset(`mukta-core-${weight}`, { from, characters: CORE, keep: { keepFeatures: FEATURES } });
}
await subset('mukta-our-name-600', {
  from: '@fontsource/mukta/files/mukta-devanagari-600-normal.woff2',
  characters: OUR_NAME,
});

async function subset(name, { from, characters, keep }) {
  const whole = await readFile(require.resolve(from));
  // Keep the hinting, because unhinted text looks uneven on low-resolution Linux screens.
  const part = await subsetFont(whole, characters, { targetFormat: 'woff2', ...keep });
  await writeFile(path.join(TO, `${name}.woff2`), part);
  console.log(`${name}: ${whole.length} -> ${part.length} bytes`);
}

function characterRange(first, last) {
  return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join('');
}
