import fs from 'node:fs/promises';
import path from 'node:path';

import { describeRelease } from './describe-release.ts';
import { ReleaseFolder } from './release-folder.ts';
import { REMOTE_ENTRY, SERVER_BUNDLE } from './webpack-config.ts';

/** A page that was open for more changes than this is loaded anew once. */
const KEPT = 50;

export interface DevBuild {
  /** chunk name -> files in loading order, from `client/` */
  chunks: Readonly<Record<string, string[]>>;
  /** names of all client files, with maps and hot updates */
  clientFiles: readonly string[];
}

/**
 * The releases of one app under `npm run dev`. Each build that changed something is a release of its own, as the shell server expects it. An open page keeps
 * asking for files where its own release lies; so later files are laid there too, as hard links: all but the entry have their hash in their name.
 */
export class DevReleases {
  readonly #app: string;
  readonly #folder: string;
  readonly #releases: ReleaseFolder;
  #versions: string[] = [];

  /** Where webpack writes: `client/` and `server/`. */
  readonly work: string;

  /** @param releasesDir absolute folder of all releases */
  constructor(releasesDir: string, app: string) {
    this.#app = app;
    this.#folder = path.join(releasesDir, app);
    this.#releases = new ReleaseFolder(releasesDir, app);
    this.work = path.join(this.#folder, '.work');
  }

  /** Removes what an earlier session left. */
  async clear(): Promise<void> {
    await fs.rm(this.#folder, { recursive: true, force: true });
    for (const side of ['client', 'server']) await fs.mkdir(path.join(this.work, side), { recursive: true });
  }

  /**
   * Makes a release of what lies in `work`.
   *
   * @returns its version
   * @throws when its face cannot be read, or lacks something
   */
  async add({ chunks, clientFiles }: DevBuild): Promise<string> {
    const own = clientFiles.filter((file) => !isHotUpdate(file));
    const version = await this.#releases.add(async (draft) => {
      await fs.mkdir(path.join(draft, 'server'), { recursive: true });
      await fs.copyFile(path.join(this.work, 'server', SERVER_BUNDLE), path.join(draft, 'server', SERVER_BUNDLE));
      await this.#lay(own, path.join(draft, 'client'));
      return describeRelease(draft, { app: this.#app, mode: 'development', chunks: withoutHotUpdates(chunks) });
    });
    this.#versions = [...this.#versions.filter((known) => known !== version), version];
    for (const old of this.#versions.splice(0, this.#versions.length - KEPT)) {
      await fs.rm(path.join(this.#folder, old), { recursive: true, force: true });
    }
    for (const kept of this.#versions) await this.#lay(clientFiles, path.join(this.#folder, kept, 'client'));
    return version;
  }

  /** A file that is there stays. */
  async #lay(files: readonly string[], folder: string): Promise<void> {
    await fs.mkdir(folder, { recursive: true });
    await Promise.all(files.map((name) => lay(path.join(this.work, 'client', name), path.join(folder, name))));
  }
}

async function lay(from: string, to: string): Promise<void> {
  try {
    // The entry alone is written again under the same name, and a link would change with it.
    if (path.basename(from).startsWith(REMOTE_ENTRY)) await fs.copyFile(from, to, fs.constants.COPYFILE_EXCL);
    else await fs.link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    // a disk that knows no links
    await fs.copyFile(from, to);
  }
}

/** Webpack counts them among the files of a chunk, but a page that is loaded needs none. */
function isHotUpdate(file: string): boolean {
  return file.includes('.hot-update.');
}

function withoutHotUpdates(chunks: DevBuild['chunks']): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(chunks).map(([name, files]) => [name, files.filter((file) => !isHotUpdate(file))]),
  );
}
