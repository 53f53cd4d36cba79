import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import { RELEASE_FILE, ReleaseManifest } from '@kaagazz/releases';
import type { BuildMode } from '@kaagazz/releases';

const STALE_AFTER_MS = 60 * 60_000;

export interface LastBuild {
  fingerprint: string;
  version: string;
}

/**
 * Folder for an app's releases. Each build writes to its own draft folder, so several builds can
 * run at the same time.
 */
export class ReleaseFolder {
  readonly #folder: string;

  constructor(releasesDir: string, app: string) {
    this.#folder = path.join(releasesDir, app);
  }

  /** True if all files of a release have the expected size. Doesn't check their hashes. */
  async isComplete(version: string): Promise<boolean> {
    const place = path.join(this.#folder, version);
    try {
      const release = ReleaseManifest.parse(JSON.parse(await fs.readFile(path.join(place, RELEASE_FILE), 'utf8')));
      const sizes = Object.entries(release.files).map(async ([name, { bytes }]) => {
        return (await fs.stat(path.join(place, name))).size === bytes;
      });
      return (await Promise.all(sizes)).every(Boolean);
    } catch {
      return false;
    }
  }

  async add(work: (draft: string) => Promise<string>): Promise<string> {
    await this.#removeStaleDrafts();
    const draft = path.join(this.#folder, `.draft-${randomBytes(6).toString('hex')}`);
    await fs.mkdir(draft, { recursive: true });
    try {
      const version = await work(draft);
      await this.#moveInto(draft, version);
      return version;
    } finally {
      await fs.rm(draft, { recursive: true, force: true });
    }
  }

  async readLastBuild(mode: BuildMode): Promise<LastBuild | undefined> {
    try {
      return JSON.parse(await fs.readFile(this.#lastBuildFile(mode), 'utf8')) as LastBuild;
    } catch {
      return undefined;
    }
  }

  async writeLastBuild(mode: BuildMode, build: LastBuild): Promise<void> {
    const draft = `${this.#lastBuildFile(mode)}.${randomBytes(6).toString('hex')}`;
    await fs.writeFile(draft, JSON.stringify(build));
    await fs.rename(draft, this.#lastBuildFile(mode));
  }

  #lastBuildFile(mode: BuildMode): string {
    return path.join(this.#folder, `.last-${mode}.json`);
  }

  async #moveInto(draft: string, version: string): Promise<void> {
    if (await this.isComplete(version)) return;
    const place = path.join(this.#folder, version);
    const broken = `${draft}-broken`;
    await fs.rename(place, broken).catch(ignoring('ENOENT'));
    await fs.rename(draft, place).catch(ignoring('ENOTEMPTY', 'EEXIST'));
    await fs.rm(broken, { recursive: true, force: true });
  }

  async #removeStaleDrafts(): Promise<void> {
    const names = await fs.readdir(this.#folder).catch(() => []);
    for (const name of names.filter((each) => each.startsWith('.draft-'))) {
      const draft = path.join(this.#folder, name);
      const stat = await fs.stat(draft).catch(() => undefined);
      if (stat && Date.now() - stat.mtimeMs > STALE_AFTER_MS) await fs.rm(draft, { recursive: true, force: true });
    }
  }
}

function ignoring(...codes: string[]) {
  return (error: NodeJS.ErrnoException) => {
    if (!codes.includes(error.code ?? '')) throw error;
  };
}
