import fs from 'node:fs/promises';
import path from 'node:path';

const TEMPLATE = path.resolve(import.meta.dirname, '../template');

/**
 * The template omits the leading dot from these names, because npm excludes some dotfiles from
 * packages.
 */
const DOTTED = ['gitignore', 'npmrc', 'github'];

export class RemoteExists extends Error {}

interface NewRemote {
  name: string;
  folder: string;
  from?: string | undefined;
}

export async function createRemote({ name, folder, from }: NewRemote): Promise<void> {
  const existing = await fs.readdir(folder).catch(() => []);
  if (existing.length > 0) throw new RemoteExists(`${folder} is not empty`);
  await fs.cp(TEMPLATE, folder, { recursive: true });
  for (const file of DOTTED) await fs.rename(path.join(folder, file), path.join(folder, `.${file}`));
  if (from !== undefined) await copySources(from, folder);
  await fillIn(folder, {
    __NAME__: name,
    __ID__: name.replaceAll(/-+(.?)/g, (_, letter: string) => letter.toUpperCase()),
    __TITLE__: name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' '),
  });
}

async function copySources(from: string, folder: string): Promise<void> {
  await fs.rm(path.join(folder, 'src'), { recursive: true });
  for (const part of await fs.readdir(from)) {
    if (['node_modules', 'package.json', 'release.sh'].includes(part)) continue;
    await fs.cp(path.join(from, part), path.join(folder, part), { recursive: true });
  }
  const [theirs, ours] = await Promise.all([from, folder].map(readManifest));
  const manifest = {
    ...ours,
    version: theirs?.version,
    dependencies: { ...ours?.dependencies, ...theirs?.dependencies },
    devDependencies: { ...theirs?.devDependencies, ...ours?.devDependencies },
  };
  await fs.writeFile(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await fs.readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

async function fillIn(folder: string, values: Readonly<Record<string, string>>): Promise<void> {
  for (const entry of await fs.readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = await fs.readFile(file, 'utf8');
    const filled = text.replaceAll(/__[A-Z]+__/g, (placeholder) => values[placeholder] ?? placeholder);
    if (filled !== text) await fs.writeFile(file, filled);
  }
}
