import { createHash, timingSafeEqual } from 'node:crypto';
import fs from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';

import type { DeployedRelease } from './release-catalog.ts';

/** A bundle that could not be had is asked for again only after this, so that a broken release costs little. */
const RETRY_AFTER_MS = 1_000;

const require = createRequire(import.meta.url);

type Bundle = Record<string, unknown>;
/** what a bundle may require, by name */
type Provided = Readonly<Record<string, unknown>>;

/**
 * Runs the server bundles of releases: each is checked against the hash that its release pins, and compiled once. Nothing but what `provided`
 * names and Node's own modules can be required.
 */
export class ServerBundles {
  /** by what they were given: a remote that runs on one release's React can't be drawn by another's */
  readonly #running = new WeakMap<Provided, Map<string, Promise<Bundle>>>();

  /** @returns the bundle's exports; rejects when the file is missing, is not the one that was released, or throws */
  load(release: DeployedRelease, provided: Provided): Promise<Bundle> {
    const bundles = this.#runningOn(provided);
    const known = bundles.get(release.folder);
    if (known) return known;
    const loading = evaluate(release, provided);
    bundles.set(release.folder, loading);
    loading.catch(() => setTimeout(() => bundles.delete(release.folder), RETRY_AFTER_MS).unref());
    return loading;
  }

  /** Forgets bundles that are served no more. */
  keepOnly(releases: readonly DeployedRelease[], provided: Provided): void {
    const kept = new Set(releases.map(({ folder }) => folder));
    const bundles = this.#runningOn(provided);
    for (const folder of bundles.keys()) if (!kept.has(folder)) bundles.delete(folder);
  }

  #runningOn(provided: Provided): Map<string, Promise<Bundle>> {
    const known = this.#running.get(provided);
    if (known) return known;
    const bundles = new Map<string, Promise<Bundle>>();
    this.#running.set(provided, bundles);
    return bundles;
  }
}

async function evaluate(release: DeployedRelease, provided: Provided): Promise<Bundle> {
  const file = path.join(release.folder, release.server);
  const code = await fs.readFile(file);
  const pinned = Buffer.from(release.files[release.server]?.integrity ?? '');
  const actual = Buffer.from(`sha384-${createHash('sha384').update(code).digest('base64')}`);
  if (pinned.length !== actual.length || !timingSafeEqual(pinned, actual)) {
    throw new Error(`${release.app} ${release.version}: the server bundle is not the one that was released`);
  }
  const parameters = ['module', 'exports', 'require', '__releaseBase'];
  const run = vm.compileFunction(code.toString('utf8'), parameters, { filename: file }) as (
    ...given: unknown[]
  ) => void;
  const module: { exports: Bundle } = { exports: {} };
  run(
    module,
    module.exports,
    (id: string): unknown => {
      if (id in provided) return provided[id];
      if (isBuiltin(id)) return require(id) as unknown;
      throw new Error(`${release.app} ${release.version} requires ${id}, which the shell does not provide`);
    },
    release.base,
  );
  return module.exports;
}
