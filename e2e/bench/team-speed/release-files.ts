import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

type Hashes = Map<string, string>;

export async function hashReleaseFiles(releasesDir: string, app: string): Promise<Hashes> {
  const folder = path.join(releasesDir, app);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const hashes = files.map(async (file) => {
    const hash = createHash('sha256').update(await readFile(file));
    return [path.relative(folder, file), hash.digest('hex')] as const;
  });
  return new Map(await Promise.all(hashes));
}

export function countChangedFiles(before: Hashes = new Map(), after: Hashes = new Map()): number {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).length;
}

export async function readStableVersions(releasesDir: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(releasesDir, 'rollout.json'), 'utf8');
  const { apps } = JSON.parse(text) as { apps: Record<string, { stable: string }> };
  return Object.fromEntries(Object.entries(apps).map(([app, { stable }]) => [app, stable]));
}

/**
 * Returns the total size in KB of the Brotli-compressed scripts that differ between two releases.
 */
export async function scriptsToDownload(oldFolder: string, newFolder: string): Promise<number> {
  const [oldScripts, newScripts] = [await readScripts(oldFolder), await readScripts(newFolder)];
  const changed = newScripts.filter(
    ([name, { integrity }]) => !oldScripts.some(([oldName, old]) => oldName === name && old.integrity === integrity),
  );
  return changed.reduce((sum, [, { brotliBytes }]) => sum + brotliBytes, 0) / 1000;
}

interface Script {
  integrity: string;
  brotliBytes: number;
}

async function readScripts(folder: string): Promise<[name: string, script: Script][]> {
  const text = await readFile(path.join(folder, 'release.json'), 'utf8');
  const { files } = JSON.parse(text) as { files: Record<string, Script> };
  return Object.entries(files).filter(([name]) => /^client\/.*\.js$/.test(name));
}
