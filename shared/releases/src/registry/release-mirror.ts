import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import { brotliName, eachFile } from './release-files.ts';
import { ReleaseProblem } from '../model/release-problem.ts';
import type { ReleaseRegistry } from './release-registry.ts';
import { AppName, RELEASE_FILE, Version } from '../model/release.ts';
import type { Release } from '../model/release.ts';
import { FolderStorage } from '../storage/folder-storage.ts';

export interface MirroredRelease {
  release: Release;
  folder: string;
}

export class ReleaseMirror {
  readonly #registry: ReleaseRegistry;
  readonly #folder: string;
  readonly #underWay = new Map<string, Promise<MirroredRelease>>();

  constructor(registry: ReleaseRegistry, folder: string) {
    this.#registry = registry;
    this.#folder = folder;
  }

  /**
   * Returns a local copy of a release. Downloads and verifies the release if necessary. Concurrent
   * calls share a download.
   */
  ensure(app: string, version: string): Promise<MirroredRelease> {
    const key = `${app}/${version}`;
    const known = this.#underWay.get(key);
    if (known) return known;
    const work = this.#ensure(app, version).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, work);
    return work;
  }

  async #ensure(app: string, version: string): Promise<MirroredRelease> {
    if (!AppName.safeParse(app).success || !Version.safeParse(version).success) {
      throw new ReleaseProblem('UNKNOWN_VERSION', `there is no release ${version} of ${app}`);
    }
    const { storage } = this.#registry;
    if (storage instanceof FolderStorage) {
      return { release: await this.#registry.release(app, version), folder: path.join(storage.where, app, version) };
    }
    const folder = path.join(this.#folder, app, version);
    const release = (await this.#copied(folder, app, version)) ?? (await this.#download(app, version, folder));
    return { release, folder };
  }

  async #download(app: string, version: string, folder: string): Promise<Release> {
    const described = await this.#registry.releaseFile(app, version);
    const release = this.#registry.parseRelease(app, version, described);
    const draft = path.join(path.dirname(folder), `.draft-${randomBytes(6).toString('hex')}`);
    try {
      await eachFile(this.#registry, release, async ({ name, content, brotli }) => {
        const file = path.join(draft, name);
        await fs.mkdir(path.dirname(file), { recursive: true });
        await fs.writeFile(file, content);
        if (brotli) await fs.writeFile(brotliName(file), brotli);
      });
      await fs.mkdir(draft, { recursive: true });
      await fs.writeFile(path.join(draft, RELEASE_FILE), described);
      await this.#moveInto(draft, folder, app, version);
      return release;
    } finally {
      await fs.rm(draft, { recursive: true, force: true });
    }
  }

  async #copied(folder: string, app: string, version: string): Promise<Release | undefined> {
    try {
      return this.#registry.parseRelease(app, version, await fs.readFile(path.join(folder, RELEASE_FILE)));
    } catch {
      return undefined;
    }
  }

  async #moveInto(draft: string, folder: string, app: string, version: string): Promise<void> {
    try {
      await fs.rename(draft, folder);
    } catch (error) {
      if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
      if (await this.#copied(folder, app, version)) return;
      await fs.rm(folder, { recursive: true, force: true });
      await fs.rename(draft, folder);
    }
  }
}
