import fs from 'node:fs/promises';
import path from 'node:path';

import { ROOT } from './running-process.ts';
import { temporaryFolder } from './site.ts';

const LEFT_OUT = new Set(['.git', '.cache', '.data', '.mf', 'releases']);

const INSTALLED = '.package-lock.json';

export interface CheckoutCopy {
  folder: string;
  edit(file: string, from: string, to: string): Promise<void>;
  remove(): Promise<void>;
}

export async function copyCheckout(place = ''): Promise<CheckoutCopy> {
  const { folder: temporary, remove } = await temporaryFolder();
  const folder = path.join(temporary, place);
  const packages = await copySources(folder);
  for (const name of packages) await linkPackages(path.join(ROOT, name), path.join(folder, name), folder);
  return {
    folder,
    async edit(file, from, to) {
      const place = path.join(folder, file);
      const text = await fs.readFile(place, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      await fs.writeFile(place, text.replace(from, to));
    },
    remove,
  };
}

export async function copySources(folder: string): Promise<string[]> {
  const packages: string[] = [];
  await fs.cp(ROOT, folder, {
    recursive: true,
    filter: (file) => {
      const place = path.relative(ROOT, file);
      const isPackages = path.basename(place) === 'node_modules';
      if (isPackages) packages.push(place);
      return !isPackages && !LEFT_OUT.has(place);
    },
  });
  return packages;
}

export async function linkPackages(from: string, to: string, copy: string): Promise<void> {
  await fs.mkdir(to, { recursive: true });
  for (const name of await fs.readdir(from)) {
    const [source, place] = [path.join(from, name), path.join(to, name)];
    if (name.startsWith('.') && name !== INSTALLED) continue;
    if (name.startsWith('@')) await linkPackages(source, place, copy);
    else await fs.symlink(await inCopy(source, copy), place);
  }
}

async function inCopy(source: string, copy: string): Promise<string> {
  const real = path.relative(ROOT, await fs.realpath(source));
  const isWorkspace = !real.startsWith('..') && !real.split(path.sep).includes('node_modules');
  return isWorkspace ? path.join(copy, real) : source;
}
