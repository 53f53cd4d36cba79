import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const ROOT = path.resolve(__dirname, '../../../../..');

const NO_SOURCE = ['.cache', '.data', '.git', '.mf', 'node_modules', 'releases'];

export async function checkOutElsewhere(): Promise<{ root: string; remove(): Promise<void> }> {
  const folder = await fs.mkdtemp(path.join(await onTheDiskOf(ROOT), 'elsewhere-'));
  const root = path.join(folder, 'a colleague', 'kaagazz');
  await fs.mkdir(root, { recursive: true });
  for (const name of await fs.readdir(ROOT)) {
    if (NO_SOURCE.includes(name)) continue;
    await fs.cp(path.join(ROOT, name), path.join(root, name), {
      recursive: true,
      filter: (file) => path.basename(file) !== 'node_modules',
    });
  }
  await run('cp', ['-al', path.join(ROOT, 'node_modules'), path.join(root, 'node_modules')]);
  for (const nested of await nestedPackages()) {
    await run('cp', ['-al', path.join(ROOT, nested), path.join(root, nested)]);
  }
  return { root, remove: () => fs.rm(folder, { recursive: true, force: true }) };
}

async function onTheDiskOf(file: string): Promise<string> {
  const [ours, temporary] = await Promise.all([fs.stat(file), fs.stat(os.tmpdir())]);
  if (ours.dev === temporary.dev) return os.tmpdir();
  const folder = path.join(ROOT, '.cache', 'tests');
  await fs.mkdir(folder, { recursive: true });
  return folder;
}

async function nestedPackages(): Promise<string[]> {
  const found: string[] = [];
  for (const workspace of [
    ...(await fs.readdir(path.join(ROOT, 'shared'))).map((name) => `shared/${name}`),
    ...(await fs.readdir(ROOT)),
  ]) {
    const nested = path.join(workspace, 'node_modules');
    const exists = await fs.stat(path.join(ROOT, nested)).then(
      (stat) => stat.isDirectory(),
      () => false,
    );
    if (exists) found.push(nested);
  }
  return found;
}

export async function hashesOf(folder: string): Promise<Record<string, string>> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const hashes = await Promise.all(
    files.map(
      async (file) =>
        [
          path.relative(folder, file),
          createHash('sha256')
            .update(await fs.readFile(file))
            .digest('hex'),
        ] as const,
    ),
  );
  return Object.fromEntries(hashes);
}
