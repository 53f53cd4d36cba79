import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');

// In two pieces, so that this file is not its own finding.
const SUPPRESSION = new RegExp(['(?:es|ox)lint', '-(?:disable|enable)|@ts-', '(?:ignore|nocheck)'].join(''));

/** Folders that hold other people's code, or what was built. */
const isOurs = (name: string) => !/^(?:node_modules|releases|\.[^/]+)$/.test(name);

it('nobody switches a rule off where only the next reader of that file would see it', async () => {
  const found: string[] = [];
  let files = 0;
  const sources = glob('**/*.{ts,tsx,js,mjs,cjs}', { cwd: ROOT, exclude: (name) => !isOurs(path.basename(name)) });
  for await (const file of sources) {
    files += 1;
    if (SUPPRESSION.test(await readFile(path.join(ROOT, file), 'utf8'))) found.push(file);
  }
  expect(files).toBeGreaterThan(1_000);
  expect(found).toEqual([]);
});
