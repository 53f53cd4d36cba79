import fs from 'node:fs/promises';
import path from 'node:path';

import { compile } from './compile.ts';
import { isCompiled, publishedManifest } from './published-manifest.ts';
import { reachableFrom } from './reachable-files.ts';
import { fillInVersions } from './template-versions.ts';
import { NOT_PUBLISHED, PUBLISHED_PACKAGES, ROOT } from './published-packages.ts';
import type { PublishedPackage } from './published-packages.ts';

export interface StagedPackage {
  name: string;
  version: string;
  /** Absolute path. */
  folder: string;
}

const TEMPLATE = 'template';

const FILE_URL = /(new URL\((['"])\.[^'"]*)\.tsx?(\2, import\.meta\.url\))/g;

export async function stagePackages(outDir: string): Promise<StagedPackage[]> {
  const compiled = path.join(outDir, 'compiled');
  await compile(compiled);
  const staged = await Promise.all(PUBLISHED_PACKAGES.map((each) => stage(each, { compiled, outDir })));
  await fs.rm(compiled, { recursive: true });
  return staged;
}

async function stage(
  published: PublishedPackage,
  { compiled, outDir }: { compiled: string; outDir: string },
): Promise<StagedPackage> {
  const folder = path.join(outDir, published.name.replace('/', '-'));
  await copyOthers(published, folder);
  const code = path.join(compiled, published.folder);
  const files = published.main === undefined ? await filesIn(code) : await reachableFrom(code, published.main);
  for (const file of files) await copyCode(path.join(code, file), path.join(folder, file));
  if (published.contents.includes(TEMPLATE)) await fillInVersions(path.join(folder, TEMPLATE, 'package.json'));
  const scripts = (await filesIn(folder)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => fs.readFile(path.join(folder, file), 'utf8')));
  const manifest = await publishedManifest(published, texts);
  await fs.writeFile(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return { name: manifest.name, version: manifest.version, folder };
}

async function copyOthers({ folder: source, contents }: PublishedPackage, folder: string): Promise<void> {
  for (const part of contents) {
    const place = path.join(ROOT, source, part);
    if (part === TEMPLATE || (await fs.stat(place)).isFile()) {
      await fs.cp(place, path.join(folder, part), { recursive: true });
      continue;
    }
    for (const file of await filesIn(place)) {
      if (!isCompiled(file)) await copyCode(path.join(place, file), path.join(folder, part, file));
    }
  }
}

async function copyCode(from: string, to: string): Promise<void> {
  await fs.mkdir(path.dirname(to), { recursive: true });
  if (!/\.[cm]?js$/.test(from)) return fs.copyFile(from, to);
  await fs.writeFile(to, (await fs.readFile(from, 'utf8')).replaceAll(FILE_URL, '$1.js$3'));
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !NOT_PUBLISHED.test(`/${file}`));
}
