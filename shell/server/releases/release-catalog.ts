import { EMPTY_ROLLOUT, ROLLOUT_FILE, rolloutChanges, worksWithApi } from '@kaagazz/releases';
import type { AppRollout, Release, ReleaseRegistry, Rollout } from '@kaagazz/releases';
import { LRUCache } from 'lru-cache';

import type { DeployedRelease } from './deployed-release.ts';
import { LastGoodRollout } from './last-good-rollout.ts';

export interface CatalogView {
  rollout: Rollout;
  waiting: ReadonlyMap<string, number>;
  releases: ReadonlyMap<string, DeployedRelease>;
}

export interface ReleaseSource {
  ensure(app: string, version: string): Promise<{ release: Release; folder: string }>;
}

export interface CatalogLog {
  error(details: object, message: string): void;
  info(details: object, message: string): void;
}

interface RunningApi {
  followVersion(): Promise<void>;
  readonly version: number | undefined;
}

interface CatalogOptions {
  api: RunningApi;
  registry: ReleaseRegistry;
  source: ReleaseSource;
  keepIn: string;
  log: CatalogLog;
}

const CHECK_INTERVAL_MS = 500;
const MAX_TESTED = 20;

export function releaseKey(app: string, version: string): string {
  return `${app}@${version}`;
}

/** Checks `rollout.json` twice a second. Keeps the current rollout if a new one can't be loaded. */
export class ReleaseCatalog {
  #view: CatalogView;
  #stamp: string | undefined;
  #apiVersion: number | undefined;
  #needsApi = false;
  #complaint = '';
  #looking: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  readonly #options: CatalogOptions;
  readonly #lastGood: LastGoodRollout;
  readonly #tested = new LRUCache<string, Promise<DeployedRelease>>({ max: MAX_TESTED });
  readonly #listeners: ((view: CatalogView) => void)[] = [];

  private constructor(options: CatalogOptions) {
    this.#options = options;
    this.#lastGood = new LastGoodRollout(options.keepIn, options.registry);
    this.#view = { rollout: EMPTY_ROLLOUT, releases: new Map(), waiting: new Map() };
  }

  static async open(options: CatalogOptions): Promise<ReleaseCatalog> {
    const catalog = new ReleaseCatalog(options);
    // The registry rejects signed rollouts with an older revision than the saved one, so read the
    // saved one first.
    const rollout = await catalog.#lastGood.read();
    try {
      await catalog.#take();
    } catch (error) {
      if (!rollout) throw error;
      catalog.#complain(error);
      catalog.#view = await catalog.#viewOf(rollout);
    }
    catalog.#timer = setInterval(() => {
      catalog.#looking = catalog.#look();
    }, CHECK_INTERVAL_MS).unref();
    return catalog;
  }

  get view(): CatalogView {
    return this.#view;
  }

  get complaint(): string {
    return this.#complaint;
  }

  onChange(listener: (view: CatalogView) => void): void {
    this.#listeners.push(listener);
  }

  async published(app: string, version: string): Promise<DeployedRelease | undefined> {
    const key = releaseKey(app, version);
    const served = this.#view.releases.get(key);
    if (served) return served;
    const { apps } = this.#view.rollout;
    // Use `Object.hasOwn`, because the name comes from a URL and could be `constructor`.
    const part = Object.hasOwn(apps, app) ? apps[app] : undefined;
    if (!part || !rolloutChanges.isTestable(part, version)) return undefined;
    let bringing = this.#tested.get(key);
    if (!bringing) {
      bringing = this.#deployed(app, version);
      this.#tested.set(key, bringing);
      bringing.catch(() => this.#tested.delete(key));
    }
    return bringing.catch((error: unknown) => {
      this.#options.log.error({ err: error, app, release: version }, 'could not load a published release');
      return undefined;
    });
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  async #look(): Promise<void> {
    try {
      await this.#take();
    } catch (error) {
      this.#complain(error);
    }
  }

  async #take(): Promise<void> {
    // Read the stamp first. If the rollout changes after this line, the next check loads it again.
    const stamp = (await this.#options.registry.storage.stamp(ROLLOUT_FILE)) ?? 'absent';
    const isSameApi = !this.#needsApi || this.#options.api.version === this.#apiVersion;
    if (stamp === this.#stamp && isSameApi) {
      this.#complaint = '';
      return;
    }
    const content = await this.#options.registry.storage.read(ROLLOUT_FILE);
    if (!content) throw new Error(`${ROLLOUT_FILE} is missing`);
    await this.#options.registry.learnRevision();
    const rollout = this.#options.registry.parseRollout(content);
    const view = await this.#viewOf(rollout);
    const changed = this.#stamp !== undefined;
    this.#stamp = stamp;
    this.#complaint = '';
    this.#view = view;
    await this.#lastGood.write(content).catch((error: unknown) => {
      this.#options.log.error({ err: error }, 'could not save the rollout for the next start');
    });
    if (changed) this.#options.log.info({ releases: [...view.releases.keys()] }, 'releases changed');
    for (const [release, version] of view.waiting) {
      this.#options.log.info(
        { release, needs: version, apiVersion: this.#apiVersion },
        'a release waits for a newer api',
      );
    }
    for (const listener of this.#listeners) listener(view);
  }

  #complain(error: unknown): void {
    const complaint = error instanceof Error ? error.message : String(error);
    if (complaint === this.#complaint) return;
    this.#complaint = complaint;
    this.#options.log.error({ err: error }, 'the new rollout is invalid, so the last valid one stays in use');
  }

  async #viewOf(rollout: Rollout): Promise<CatalogView> {
    if (!rollout.apps.shell?.stable) throw new Error(`${ROLLOUT_FILE} contains no release of the shell`);
    const named = Object.entries(rollout.apps).flatMap(([app, part]) =>
      rolloutChanges.servedVersions(part).map((version) => ({ app, version, needed: version !== part.previous })),
    );
    const releases = await Promise.all(
      named.map(async ({ app, version, needed }) => {
        const key = releaseKey(app, version);
        const known = this.#view.releases.get(key);
        if (known) return known;
        return this.#deployed(app, version).catch((error: unknown) => {
          if (needed) throw error;
          this.#options.log.error({ err: error, app, release: version }, 'the previous release is missing');
          return undefined;
        });
      }),
    );
    const there = releases.filter((release) => release !== undefined);
    const found = new Map(there.map((release) => [releaseKey(release.app, release.version), release]));
    this.#needsApi = there.some(({ requires }) => requires);
    if (this.#needsApi) await this.#options.api.followVersion();
    this.#apiVersion = this.#options.api.version;
    const waiting = new Map<string, number>();
    for (const release of there) {
      if (!this.supports(release)) waiting.set(releaseKey(release.app, release.version), release.requires?.api ?? 0);
    }
    const apps: Record<string, AppRollout> = {};
    for (const [app, part] of Object.entries(rollout.apps)) apps[app] = await this.#supportedPart(app, part, found);
    return { rollout: { ...rollout, apps }, releases: found, waiting };
  }

  supports(release: Release): boolean {
    return worksWithApi(release, this.#apiVersion);
  }

  /**
   * Replaces releases that the api doesn't support yet with earlier releases. If no release is
   * supported, the shell keeps its stable release, because every page needs the shell.
   */
  async #supportedPart(app: string, part: AppRollout, found: Map<string, DeployedRelease>): Promise<AppRollout> {
    const isWaiting = (version: string | null | undefined) => {
      const release = found.get(releaseKey(app, version ?? ''));
      return release !== undefined && !this.supports(release);
    };
    const candidate = isWaiting(part.candidate?.version) ? null : part.candidate;
    if (!isWaiting(part.stable) && !isWaiting(part.previous)) return { ...part, candidate };
    const earlier = new Set([part.stable, part.previous, ...part.history.toReversed()]);
    const supported: string[] = [];
    for (const version of earlier) {
      if (version === null || supported.length === 2) continue;
      const key = releaseKey(app, version);
      const release = found.get(key) ?? (await this.#deployed(app, version).catch(() => undefined));
      if (!release || !this.supports(release)) continue;
      found.set(key, release);
      supported.push(version);
    }
    const [stable = app === 'shell' ? part.stable : null, previous = null] = supported;
    return { ...part, stable, previous, candidate };
  }

  async #deployed(app: string, version: string): Promise<DeployedRelease> {
    const { release, folder } = await this.#options.source.ensure(app, version);
    return { ...release, folder, base: `/releases/${app}/${version}/client/` };
  }
}
