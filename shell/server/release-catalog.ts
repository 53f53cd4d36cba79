import fs from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

/** `release.json`, as `shared/build/src/release.ts` describes it: checked again, because a folder may be half copied. */
const ReleaseFile = z.object({
  app: z.string(),
  version: z.string(),
  contract: z.number(),
  paths: z.array(z.string()),
  ownDocuments: z.array(z.string()),
  entry: z.string(),
  server: z.string(),
  chunks: z.record(z.string(), z.array(z.string())),
  files: z.record(z.string(), z.object({ integrity: z.string() })),
});

const RolloutFile = z.object({
  apps: z.record(z.string(), z.object({ stable: z.string(), previous: z.string().optional() })),
});

export type DeployedRelease = z.infer<typeof ReleaseFile> & {
  /** absolute folder */
  folder: string;
  /** URL of the client files, with a slash at its end */
  base: string;
};

/** app -> the release that is served */
export type ServedReleases = Readonly<Record<string, DeployedRelease>>;

interface CatalogLog {
  error(details: object, message: string): void;
  info(details: object, message: string): void;
}

const ROLLOUT = 'rollout.json';
const LOOK_EVERY_MS = 500;

/**
 * The releases that `rollout.json` names, read again when the file changes. A broken file, or one that names a release which is not there,
 * changes nothing: the last good set stays, loudly.
 */
export class ReleaseCatalog {
  #served: ServedReleases = {};
  readonly #directory: string;
  readonly #log: CatalogLog;

  readonly #looking: NodeJS.Timeout;
  #stamp: string;

  constructor(directory: string, log: CatalogLog) {
    this.#directory = directory;
    this.#log = log;
    this.#stamp = this.#currentStamp();
    this.#served = this.#read();
    this.#looking = setInterval(() => this.#look(), LOOK_EVERY_MS).unref();
  }

  get served(): ServedReleases {
    return this.#served;
  }

  close(): void {
    clearInterval(this.#looking);
  }

  /** The file is replaced as a whole, so a change shows in what `stat` says of it. Taken before it is read: a change in between is seen next time. */
  #currentStamp(): string {
    const stat = fs.statSync(path.join(this.#directory, ROLLOUT), { throwIfNoEntry: false });
    return stat ? [stat.ino, stat.mtimeMs, stat.size].join(' ') : 'absent';
  }

  #look(): void {
    try {
      const stamp = this.#currentStamp();
      if (stamp === this.#stamp) return;
      this.#stamp = stamp;
      this.#served = this.#read();
      const versions = Object.values(this.#served).map(({ app, version }) => `${app} ${version}`);
      this.#log.info({ releases: versions }, 'releases changed');
    } catch (error) {
      this.#log.error({ err: error }, 'the new rollout is broken and was not taken; the last good one stays');
    }
  }

  #read(): ServedReleases {
    const rollout = RolloutFile.parse(this.#json(ROLLOUT));
    const served = Object.entries(rollout.apps).map(([app, { stable }]) => [app, this.#release(app, stable)] as const);
    if (!served.some(([app]) => app === 'shell')) throw new Error(`${ROLLOUT} names no release of the shell`);
    return Object.fromEntries(served);
  }

  #release(app: string, version: string): DeployedRelease {
    const known = this.#served[app];
    if (known?.version === version) return known;
    const release = ReleaseFile.parse(this.#json(path.join(app, version, 'release.json')));
    if (release.app !== app || release.version !== version) {
      throw new Error(`${app}/${version}/release.json describes ${release.app} ${release.version}`);
    }
    return {
      ...release,
      folder: path.join(this.#directory, app, version),
      base: `/releases/${app}/${version}/client/`,
    };
  }

  #json(file: string): unknown {
    return JSON.parse(fs.readFileSync(path.join(this.#directory, file), 'utf8'));
  }
}
