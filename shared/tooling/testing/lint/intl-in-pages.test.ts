import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');

/**
 * These APIs load the browser's locale data on first use, which takes 16 to 25 ms on a fast CPU.
 */
const LOADS_LOCALE_DATA = /\bIntl\.\w+|\.localeCompare\(|\.toLocale(?:Date|Time)?String\(/g;

/** Exceptions, by file. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // Used only for non-Latin text, which is rare.
  'shared/domain/src/print/printed-letters.ts': ['Intl.Segmenter'],
  // The release page may load locale data, because only operators open it.
  'shell/src/release-page/format.ts': ['Intl.DateTimeFormat', 'Intl.NumberFormat'],
};

it('page code uses no API that loads locale data', async () => {
  const found: Record<string, string[]> = {};
  const sources = glob('{shell,mfe-*,shared/{contract,design-system,domain,print-design}}/src/**/*.{ts,tsx}', {
    cwd: ROOT,
  });
  for await (const file of sources) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const code = (await readFile(path.join(ROOT, file), 'utf8')).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    const used = [...new Set([...code.matchAll(LOADS_LOCALE_DATA)].map(([name]) => name))].toSorted();
    if (used.length > 0) found[file] = used;
  }

  expect(found).toEqual(ALLOWED);
});
