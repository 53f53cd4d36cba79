import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { ROOT } from '@kaagazz/build/apps';

import { checkTypes } from './type-check.ts';

let folder: string;
let cache: string;

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'types-'));
  await fs.mkdir(path.join(ROOT, '.cache'), { recursive: true });
  cache = await fs.mkdtemp(path.join(ROOT, '.cache/types-test-'));
});
afterEach(async () => {
  await fs.rm(folder, { recursive: true });
  await fs.rm(cache, { recursive: true });
});

const save = (name: string, source: string) => fs.writeFile(path.join(folder, name), source);

it('the type check reports a TypeScript error with its file and line', async () => {
  await save('price.ts', "\nexport const price: number = 'free';\n");
  await save('price.test.ts', 'export const price: number = true;\n');

  const { passed, details } = await checkTypes(folder, cache);

  expect(passed).toBe(false);
  expect(details).toEqual([expect.stringMatching(/price\.ts:2: Type 'string' is not assignable to type 'number'/)]);
});

it('a repeated type check still reports errors in unchanged files', async () => {
  await save('price.ts', 'export const price = 7;\n');
  await save('cart.ts', "import { price } from './price.ts';\nexport const total: number = price;\n");
  await save('paper.ts', 'export const weight: number = true;\n');
  await checkTypes(folder, cache);

  await save('price.ts', "export const price = 'free';\n");
  const { details } = await checkTypes(folder, cache);

  expect(details).toEqual([
    expect.stringMatching(/cart\.ts:2: Type 'string' is not assignable to type 'number'/),
    expect.stringMatching(/paper\.ts:1: Type 'boolean' is not assignable to type 'number'/),
  ]);
});

it('a damaged cache does not change the result of a type check', async () => {
  await save('price.ts', 'export const price = 7;\n');
  expect(await checkTypes(folder, cache)).toMatchObject({ passed: true, details: [] });

  await fs.writeFile(path.join(cache, path.basename(folder), 'tsbuildinfo.json'), '{"version":');

  expect(await checkTypes(folder, cache)).toMatchObject({ passed: true, details: [] });
});

it('the type check fails if its cache folder cannot be created', async () => {
  await fs.writeFile(path.join(cache, 'file'), '');

  expect(await checkTypes(folder, path.join(cache, 'file'))).toMatchObject({
    passed: false,
    details: [expect.stringContaining('EEXIST')],
  });
});
