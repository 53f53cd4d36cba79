import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { readManifest } from './published-manifest.ts';
import { PUBLISHED_PACKAGES, ROOT } from './published-packages.ts';
import { withToolsAsWorkspaces } from './tools-as-workspaces.ts';

let root: string;
beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'workspaces-'));
  for (const folder of ['.', ...PUBLISHED_PACKAGES.map((each) => each.folder)]) {
    await fs.mkdir(path.join(root, folder), { recursive: true });
    await fs.copyFile(path.join(ROOT, folder, 'package.json'), path.join(root, folder, 'package.json'));
  }
});
afterEach(() => fs.rm(root, { recursive: true }));

const readRootManifest = () => fs.readFile(path.join(root, 'package.json'), 'utf8');

it('npm treats the published packages as workspaces only while Changesets runs', async () => {
  const before = await readRootManifest();
  const published = await Promise.all(PUBLISHED_PACKAGES.map(async ({ folder }) => (await readManifest(folder)).name));

  const { stdout } = await withToolsAsWorkspaces(root, () =>
    promisify(execFile)('npm', ['pkg', 'get', 'name', '--workspaces', '--json'], { cwd: root }),
  );

  expect(Object.keys(JSON.parse(stdout) as Record<string, string>).sort()).toEqual(published.sort());
  expect(await readRootManifest()).toBe(before);
});

it('package.json is restored if Changesets fails', async () => {
  const before = await readRootManifest();

  await expect(withToolsAsWorkspaces(root, () => Promise.reject(new Error('no npx')))).rejects.toThrow('no npx');

  expect(await readRootManifest()).toBe(before);
});
