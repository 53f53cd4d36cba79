import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import { RELEASE_FILE, ReleaseManifest } from '@kaagazz/releases';
import type { BuildMode } from '@kaagazz/releases';

/** A draft this old belongs to a build that was ended. */
const FORGOTTEN_AFTER_MS = 60 * 60_000;

/** What the last build of an app read and made; it makes the next one quick when nothing has changed. */
export interface BuildNote {
  fingerprint: string;
  version: string;
}

/** One app's folder of releases. Several builds may work in it at the same time: each in a draft of its own, moved into place as a whole. */
export class ReleaseFolder {
  readonly #folder: string;

  /** @param releasesDir absolute folder of all releases */
  constructor(releasesDir: string, app: string) {
    this.#folder = path.join(releasesDir, app);
  }

  /** Whether a release is there with all its files. Their content is checked by whoever runs or publishes them. */
  async isWhole(version: string): Promise<boolean> {
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

  /** Gives `work` an empty folder, and moves it to the place of the version that `work` made. A whole release that is there already stays. */
  async add(work: (draft: string) => Promise<string>): Promise<string> {
    await this.#removeForgottenDrafts();
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

  async readNote(mode: BuildMode): Promise<BuildNote | undefined> {
    try {
      return JSON.parse(await fs.readFile(this.#noteFile(mode), 'utf8')) as BuildNote;
    } catch {
      return undefined;
    }
  }

  async writeNote(mode: BuildMode, note: BuildNote): Promise<void> {
    const draft = `${this.#noteFile(mode)}.${randomBytes(6).toString('hex')}`;
    await fs.writeFile(draft, JSON.stringify(note));
    await fs.rename(draft, this.#noteFile(mode));
  }

  #noteFile(mode: BuildMode): string {
    return path.join(this.#folder, `.last-${mode}.json`);
  }

  /** A release is never written into; one that was half copied or half removed is replaced as a whole, by the same files. */
  async #moveInto(draft: string, version: string): Promise<void> {
    if (await this.isWhole(version)) return;
    const place = path.join(this.#folder, version);
    const broken = `${draft}-broken`;
    await fs.rename(place, broken).catch(unless('ENOENT'));
    // Another build of the same may have been quicker by a moment.
    await fs.rename(draft, place).catch(unless('ENOTEMPTY', 'EEXIST'));
    await fs.rm(broken, { recursive: true, force: true });
  }

  async #removeForgottenDrafts(): Promise<void> {
    const names = await fs.readdir(this.#folder).catch(() => []);
    for (const name of names.filter((each) => each.startsWith('.draft-'))) {
      const draft = path.join(this.#folder, name);
      const stat = await fs.stat(draft).catch(() => undefined);
      if (stat && Date.now() - stat.mtimeMs > FORGOTTEN_AFTER_MS) await fs.rm(draft, { recursive: true, force: true });
    }
  }
}

function unless(...codes: string[]) {
  return (error: NodeJS.ErrnoException) => {
    if (!codes.includes(error.code ?? '')) throw error;
  };
}
