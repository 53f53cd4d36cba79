import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

type Hashes = Map<string, string>;

/** SHA-256 of each file of an app's releases, by `<version>/client/...`; what a build notes for itself is not part of a release. */
export async function releaseFiles(releasesDir: string, app: string): Promise<Hashes> {
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

/** How many files were added, taken away or are others than before. */
export function changedFiles(before: Hashes, after: Hashes): number {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).length;
}

/** The version that visitors get. */
export async function stableVersion(releasesDir: string, app: string): Promise<string> {
  const text = await readFile(path.join(releasesDir, 'rollout.json'), 'utf8');
  const { apps } = JSON.parse(text) as { apps: Record<string, { stable?: string | null }> };
  const version = apps[app]?.stable;
  if (!version) throw new Error(`${app} has no stable release in ${releasesDir}`);
  return version;
}

/**
 * brotli KB of the scripts that a visitor of one release lacks of another: what one change makes them load again.
 *
 * @param from folder of a release
 */
export async function scriptsLoadedAgain(from: string, to: string): Promise<number> {
  const [old, young] = [await scripts(from), await scripts(to)];
  const lacking = [...young].filter(([name, { integrity }]) => old.get(name)?.integrity !== integrity);
  return lacking.reduce((sum, [, { brotliBytes }]) => sum + brotliBytes, 0) / 1000;
}

interface Script {
  integrity: string;
  brotliBytes: number;
}

async function scripts(release: string): Promise<Map<string, Script>> {
  const text = await readFile(path.join(release, 'release.json'), 'utf8');
  const { files } = JSON.parse(text) as { files: Record<string, Script> };
  return new Map(Object.entries(files).filter(([name]) => /^client\/.*\.js$/.test(name)));
}
