import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { RemoteExists, createRemote } from './create-remote.ts';

let parent: string;
beforeEach(async () => (parent = await fs.mkdtemp(path.join(os.tmpdir(), 'create-remote-'))));
afterEach(() => fs.rm(parent, { recursive: true }));

async function create(name: string, from?: string): Promise<(file: string) => Promise<string>> {
  const folder = path.join(parent, name);
  await createRemote({ name, folder, from });
  return (file) => fs.readFile(path.join(folder, file), 'utf8');
}

it('a new remote app has its own name, path and api client', async () => {
  const read = await create('wall-calendars');

  expect(JSON.parse(await read('package.json'))).toMatchObject({ name: 'wall-calendars', private: true });
  expect(await read('src/paths.ts')).toContain("home: '/wall-calendars'");
  expect(await read('src/api.ts')).toContain("wallCalendarsApi = createRemoteApi('wallCalendars')");
  expect(await read('src/pages/home-page.tsx')).toContain('title="Wall calendars"');
  expect(await read('release.sh')).toContain('pipeline.sh wall-calendars');
  const files = await fs.readdir(path.join(parent, 'wall-calendars'), { recursive: true, withFileTypes: true });
  for (const file of files.filter((each) => each.isFile())) {
    expect(await fs.readFile(path.join(file.parentPath, file.name), 'utf8')).not.toMatch(/__(NAME|ID|TITLE)__/);
  }
});

it('a new remote app includes the dotfiles that npm can’t pack', async () => {
  const read = await create('calendars');

  expect(await read('.gitignore')).toContain('node_modules/');
  expect(await read('.npmrc')).toContain('legacy-peer-deps=true');
  expect(await read('.github/workflows/release.yml')).toContain('run: ./release.sh');
});

it('adds the template’s dependencies to the package.json of a copied remote app', async () => {
  const from = path.join(parent, 'old');
  await fs.mkdir(path.join(from, 'src'), { recursive: true });
  await fs.writeFile(path.join(from, 'src/paths.ts'), 'export const paths = {};');
  await fs.writeFile(
    path.join(from, 'package.json'),
    JSON.stringify({ name: 'old', version: '2.1.0', dependencies: { 'react-hook-form': '7.92.0' } }),
  );

  const read = await create('moved', from);

  const manifest = JSON.parse(await read('package.json')) as { version: string; dependencies: object };
  expect(manifest).toMatchObject({ name: 'moved', version: '2.1.0' });
  expect(Object.keys(manifest.dependencies)).toEqual(expect.arrayContaining(['react', 'react-hook-form']));
  expect(await fs.readdir(path.join(parent, 'moved/src'))).toEqual(['paths.ts']);
});

it('rejects a non-empty folder without changing it', async () => {
  await fs.mkdir(path.join(parent, 'calendars'));
  await fs.writeFile(path.join(parent, 'calendars/notes.txt'), 'mine');

  await expect(create('calendars')).rejects.toThrow(RemoteExists);
  expect(await fs.readdir(path.join(parent, 'calendars'))).toEqual(['notes.txt']);
});
