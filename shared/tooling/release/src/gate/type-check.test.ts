import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { checkTypes } from './type-check.ts';

let folder: string;

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'types-'));
});
afterEach(() => fs.rm(folder, { recursive: true }));

it('a TypeScript error fails the type check with its file, line and message', async () => {
  await fs.writeFile(path.join(folder, 'price.ts'), "\nexport const price: number = 'free';\n");

  const { passed, details } = await checkTypes(folder);

  expect(passed).toBe(false);
  expect(details).toEqual([expect.stringMatching(/price\.ts:2: Type 'string' is not assignable to type 'number'/)]);
});

it('source without type errors passes the type check', async () => {
  await fs.writeFile(path.join(folder, 'price.ts'), 'export const price = 7;\n');

  expect(await checkTypes(folder)).toMatchObject({ passed: true, details: [] });
});
