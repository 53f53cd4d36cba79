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
import type { AppRollout, Rollout } from '@kaagazz/releases';

interface Source {
  releasesUrl: string | undefined;
  releasesDir: string;
}

export async function activate(folder: string, app: string, version: string): Promise<void> {
  const registry = new ReleaseRegistry(new FolderStorage(folder));
  const existing = await fs.readdir(path.join(folder, app));
  await registry.change(
    { app, what: 'activate', who: 'npm run dev' },
    ({ salt, published }): AppRollout => ({
      ...rolloutChanges.newApp(salt),
      stable: version,
      published: [...published.filter((known) => known !== version && existing.includes(known)), version],
    }),
    { patienceMs: 10_000 },
  );
}

export type FetchRelease = (app: string) => Promise<string | undefined>;

export function releaseFetcher(source: Source, folder: string, print: (line: string) => void): FetchRelease {
  const registry = new ReleaseRegistry(openStorage(source));
  const mirror = new ReleaseMirror(registry, folder);
  let rollout: Promise<Rollout> | undefined;
  return async (app) => {
    rollout ??= registry.rollout();
    const version = (await rollout).apps[app]?.stable;
    if (!version) return undefined;
    try {
      const { folder: found } = await mirror.ensure(app, version);
      await copyRelease(found, path.join(folder, app, version));
      await removeOthers(path.join(folder, app), version);
    } catch (error) {
      if (!(error instanceof ReleaseProblem) || error.code === 'STORAGE') throw error;
      print(`    ${error.message}`);
      return undefined;
    }
    await activate(folder, app, version);
    return `${version} of ${registry.storage.where}`;
  };
}

async function removeOthers(folder: string, version: string): Promise<void> {
  for (const name of await fs.readdir(folder)) {
    if (name !== version) await fs.rm(path.join(folder, name), { recursive: true, force: true });
  }
}

async function copyRelease(found: string, place: string): Promise<void> {
  const exists = await fs.access(place).then(
    () => true,
    () => false,
  );
  if (exists) return;
  const draft = `${place}.draft`;
  await fs.rm(draft, { recursive: true, force: true });
  await fs.cp(found, draft, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
  await fs.rename(draft, place);
}
