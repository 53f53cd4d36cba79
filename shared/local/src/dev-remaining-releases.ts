import fs from 'node:fs/promises';
import path from 'node:path';

import {
  FolderStorage,
  ReleaseMirror,
  ReleaseProblem,
  ReleaseRegistry,
  openStorage,
  rolloutChanges,
} from '@kaagazz/releases';
import type { AppRollout } from '@kaagazz/releases';

import type { Print } from './console-lines.ts';

interface Source {
  releasesUrl: string | undefined;
  releasesDir: string;
}

/** Makes one release the only one of an app that a folder serves. */
export async function serve(folder: string, app: string, version: string): Promise<void> {
  const registry = new ReleaseRegistry(new FolderStorage(folder));
  await registry.change(
    { app, what: 'activate', who: 'npm run dev' },
    ({ salt }): AppRollout => ({ ...rolloutChanges.newApp(salt), stable: version, published: [version] }),
    { patienceMs: 10_000 },
  );
}

/**
 * Lays the stable releases of other teams' apps into the folder that `npm run dev` serves. Where they come from nothing is changed.
 *
 * @returns the apps that have no release there, or a broken one
 * @throws ReleaseProblem when the source does not answer
 */
export async function takeReleases(
  apps: readonly string[],
  source: Source,
  folder: string,
  print: Print,
): Promise<string[]> {
  if (apps.length === 0) return [];
  const registry = new ReleaseRegistry(openStorage(source));
  const mirror = new ReleaseMirror(registry, folder);
  const { apps: rollouts } = await registry.rollout();
  const missing: string[] = [];
  for (const app of apps) {
    const version = rollouts[app]?.stable;
    const found = version && (await bring(mirror, app, version, print));
    if (!found) {
      missing.push(app);
      continue;
    }
    await layInto(found, path.join(folder, app, version));
    await serve(folder, app, version);
    print(`    ${app} ${version} from ${registry.storage.where}`);
  }
  return missing;
}

/** @returns the release's folder; undefined when it is broken or gone: another team's release is no reason not to work on one's own */
async function bring(mirror: ReleaseMirror, app: string, version: string, print: Print): Promise<string | undefined> {
  try {
    return (await mirror.ensure(app, version)).folder;
  } catch (error) {
    if (!(error instanceof ReleaseProblem) || error.code === 'STORAGE') throw error;
    print(`    ${error.message}`);
    return undefined;
  }
}

/** A copy: whoever cleans the source up takes nothing from the running site. */
async function layInto(found: string, place: string): Promise<void> {
  if (
    found === place ||
    (await fs.access(place).then(
      () => true,
      () => false,
    ))
  )
    return;
  const draft = `${place}.draft`;
  await fs.rm(draft, { recursive: true, force: true });
  await fs.cp(found, draft, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
  await fs.rename(draft, place);
}
