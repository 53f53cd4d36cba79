import fs from 'node:fs/promises';
import path from 'node:path';

import { REMOTE_ENTRY } from '../federation/federation-plugins.ts';
import { describeRelease } from '../release/describe-release.ts';
import { ReleaseFolder } from '../release/release-folder.ts';
import { SERVER_BUNDLE } from '../webpack/server-config.ts';

/** Number of recent builds whose files are kept for open pages. */
const KEPT = 50;

export interface DevBuild {
  chunks: Readonly<Record<string, string[]>>;
  clientFiles: readonly string[];
}

export class DevReleases {
  readonly #app: string;
  readonly #folder: string;
  readonly #releases: ReleaseFolder;
  #versions: string[] = [];

  readonly work: string;

  constructor(releasesDir: string, app: string) {
    this.#app = app;
    this.#folder = path.join(releasesDir, app);
    this.#releases = new ReleaseFolder(releasesDir, app);
    this.work = path.join(this.#folder, '.work');
  }

  async clear(): Promise<void> {
    await fs.rm(this.#folder, { recursive: true, force: true });
    for (const side of ['client', 'server']) await fs.mkdir(path.join(this.work, side), { recursive: true });
  }

  async add({ chunks, clientFiles }: DevBuild): Promise<string> {
    const own = clientFiles.filter((file) => !isHotUpdate(file));
    const version = await this.#releases.add(async (draft) => {
      await fs.mkdir(path.join(draft, 'server'), { recursive: true });
      await fs.copyFile(path.join(this.work, 'server', SERVER_BUNDLE), path.join(draft, 'server', SERVER_BUNDLE));
      await this.#link(own, path.join(draft, 'client'));
      return describeRelease(draft, { app: this.#app, mode: 'development', chunks: withoutHotUpdates(chunks) });
    });
    this.#versions = [...this.#versions.filter((known) => known !== version), version];
    for (const old of this.#versions.splice(0, this.#versions.length - KEPT)) {
      await fs.rm(path.join(this.#folder, old), { recursive: true, force: true });
    }
    for (const kept of this.#versions) await this.#link(clientFiles, path.join(this.#folder, kept, 'client'));
    return version;
  }

  async #link(files: readonly string[], folder: string): Promise<void> {
    await fs.mkdir(folder, { recursive: true });
    await Promise.all(files.map((name) => linkFile(path.join(this.work, 'client', name), path.join(folder, name))));
  }
}

async function linkFile(from: string, to: string): Promise<void> {
  try {
    // Copy the entry file, because webpack overwrites it in place. A hard link would share the new
    // content.
    if (path.basename(from).startsWith(REMOTE_ENTRY)) await fs.copyFile(from, to, fs.constants.COPYFILE_EXCL);
    else await fs.link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    // Linking fails on file systems without hard links, so copy the file instead.
    await fs.copyFile(from, to);
  }
}

function isHotUpdate(file: string): boolean {
  return file.includes('.hot-update.');
}

function withoutHotUpdates(chunks: DevBuild['chunks']): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(chunks).map(([name, files]) => [name, files.filter((file) => !isHotUpdate(file))]),
  );
}
