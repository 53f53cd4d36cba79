import fs from 'node:fs/promises';
import { builtinModules } from 'node:module';
import path from 'node:path';

import semver from 'semver';

import { publishedManifest, readManifest } from './published-manifest.ts';
import { NOT_PUBLISHED, PUBLISHED_PACKAGES, ROOT } from './published-packages.ts';
import type { PublishedPackage } from './published-packages.ts';

const IMPORT = /^(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]|\b(?:import|require)\(\s*['"]([^'"]+)['"]/gm;
const PACKAGES = PUBLISHED_PACKAGES.filter(({ main }) => main === undefined);
const publishedFolders = new Set(PUBLISHED_PACKAGES.map(({ name }) => name));

describe.each(PACKAGES.map((each) => [each.name, each] as const))('%s', (_, published) => {
  it('the package contains all files that its exports and bin refer to', async () => {
    const { exports = {}, bin = {} } = await readManifest(published.folder);
    const entries = [
      ...Object.values(exports).flatMap((entry) => Object.values([entry].flat()).flat()),
      ...Object.values(bin),
    ];
    const files = entries.flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)));

    for (const file of files) {
      expect(published.contents.some((part) => file.startsWith(`./${part}/`))).toBe(true);
      await expect(fs.access(path.join(ROOT, published.folder, file))).resolves.toBeUndefined();
    }
  });

  it('the package declares every dependency that its code imports', async () => {
    const manifest = await publishedManifest(published, []);
    const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

    expect((await importedPackages(published)).filter((name) => !declared.includes(name))).toEqual([]);
  });

  it('the package imports no file outside its folder', async () => {
    const folder = path.join(ROOT, published.folder);
    const outside = (await imports(published)).filter(
      ({ file, id }) =>
        id.startsWith('.') && path.relative(folder, path.resolve(path.dirname(file), id)).startsWith('..'),
    );

    expect(outside).toEqual([]);
  });

  it('the package’s dependency ranges match the current versions in the repository', async () => {
    const { dependencies = {} } = await publishedManifest(published, []);

    for (const [name, range] of Object.entries(dependencies).filter(([each]) => each.startsWith('@kaagazz/'))) {
      expect(publishedFolders).toContain(name);
      const other = PUBLISHED_PACKAGES.find((each) => each.name === name);
      const { version } = await readManifest(other?.folder ?? '');
      expect(range).toMatch(/^\^/);
      expect(semver.satisfies(version, range)).toBe(true);
    }
  });
});

async function importedPackages(published: PublishedPackage): Promise<string[]> {
  const names = (await imports(published))
    .filter(({ id }) => !id.startsWith('.') && !id.startsWith('node:') && !builtinModules.includes(id))
    .map(({ id }) =>
      id
        .split('/')
        .slice(0, id.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(names)].filter((name) => name !== published.name);
}

async function imports({ folder, contents }: PublishedPackage): Promise<{ file: string; id: string }[]> {
  const found: { file: string; id: string }[] = [];
  for (const part of contents.filter((each) => each !== 'template')) {
    const place = path.join(ROOT, folder, part);
    const entries = await fs.readdir(place, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((each) => each.isFile() && /\.(tsx?|[cm]?js)$/.test(each.name))) {
      const file = path.join(entry.parentPath, entry.name);
      if (NOT_PUBLISHED.test(`/${path.relative(place, file)}`)) continue;
      const text = (await fs.readFile(file, 'utf8')).replaceAll(/^\s*(\/\/|\*).*$/gm, '');
      for (const [, from, loaded] of text.matchAll(IMPORT)) found.push({ file, id: from ?? loaded ?? '' });
    }
  }
  return found;
}
