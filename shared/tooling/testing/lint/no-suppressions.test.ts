import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');

const SUPPRESSION = new RegExp(['(?:es|ox)lint', '-(?:disable|enable)|@ts-', '(?:ignore|nocheck)'].join(''));

const isOurs = (name: string) => !/^(?:node_modules|releases|\.[^/]+)$/.test(name);

it('the repository has no comment that suppresses a lint rule or a type error', async () => {
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
