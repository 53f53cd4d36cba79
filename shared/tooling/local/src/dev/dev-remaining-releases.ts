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

import type { Print } from '../process/console-lines.ts';

interface Source {
  releasesUrl: string | undefined;
  releasesDir: string;
}

/** Gives visitors this release of an app. Those before it stay published while their files are there: a page that was drawn a moment ago loads from them. */
export async function serve(folder: string, app: string, version: string): Promise<void> {
  const registry = new ReleaseRegistry(new FolderStorage(folder));
  const there = await fs.readdir(path.join(folder, app));
  await registry.change(
    { app, what: 'activate', who: 'npm run dev' },
    ({ salt, published }): AppRollout => ({
      ...rolloutChanges.newApp(salt),
      stable: version,
      published: [...published.filter((known) => known !== version && there.includes(known)), version],
    }),
    { patienceMs: 10_000 },
  );
}

export interface RemainingReleases {
  /**
   * Lays the stable release of another team's app into the folder that `npm run dev` serves.
   *
   * @returns what was taken, in words; undefined when there is none, or it is broken: no reason not to work on one's own
   * @throws ReleaseProblem STORAGE when the source does not answer
   */
  take(app: string): Promise<string | undefined>;
}

/** What other teams have released. Where it comes from nothing is changed. */
export function remainingReleases(source: Source, folder: string, print: Print): RemainingReleases {
  const registry = new ReleaseRegistry(openStorage(source));
  const mirror = new ReleaseMirror(registry, folder);
  let rollout: Promise<Rollout> | undefined;
  return {
    async take(app) {
      rollout ??= registry.rollout();
      const version = (await rollout).apps[app]?.stable;
      if (!version) return undefined;
      try {
        const { folder: found } = await mirror.ensure(app, version);
        await layInto(found, path.join(folder, app, version));
        await keepOnly(path.join(folder, app), version);
      } catch (error) {
        if (!(error instanceof ReleaseProblem) || error.code === 'STORAGE') throw error;
        print(`    ${error.message}`);
        return undefined;
      }
      await serve(folder, app, version);
      return `${version} of ${registry.storage.where}`;
    },
  };
}

/** What earlier sessions took or built is nobody's any more. */
async function keepOnly(folder: string, version: string): Promise<void> {
  for (const name of await fs.readdir(folder)) {
    if (name !== version) await fs.rm(path.join(folder, name), { recursive: true, force: true });
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
