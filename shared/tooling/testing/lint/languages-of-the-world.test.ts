import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');

/** Each loads what the browser knows of the languages of the world, when a page uses it first: 16 to 25 ms of a fast processor. */
const LOADS_LANGUAGES = /\bIntl\.\w+|\.localeCompare\(|\.toLocale(?:Date|Time)?String\(/g;

/** Where it is worth it. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // only for letters that do not stand for themselves
  'shared/domain/src/print/printed-letters.ts': ['Intl.Segmenter'],
  // The release page, which shoppers never open.
  'shell/src/release-page/format.ts': ['Intl.DateTimeFormat', 'Intl.NumberFormat'],
};

it('no page that shoppers see begins with the languages of the world', async () => {
  const found: Record<string, string[]> = {};
  const sources = glob('{shell,mfe-*,shared/{contract,design-system,domain,print-design}}/src/**/*.{ts,tsx}', {
    cwd: ROOT,
  });
  for await (const file of sources) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const code = (await readFile(path.join(ROOT, file), 'utf8')).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    const used = [...new Set([...code.matchAll(LOADS_LANGUAGES)].map(([name]) => name))].toSorted();
    if (used.length > 0) found[file] = used;
  }

  expect(found).toEqual(ALLOWED);
});
