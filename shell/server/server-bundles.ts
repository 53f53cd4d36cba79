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

/**
 * Runs the server bundles of releases: each is checked against the hash that its release pins, and compiled once. Nothing but what `provided`
 * names and Node's own modules can be required.
 */
export class ServerBundles {
  readonly #bundles = new Map<string, Promise<Bundle>>();

  /** @returns the bundle's exports; rejects when the file is missing, is not the one that was released, or throws */
  load(release: DeployedRelease, provided: Record<string, unknown>): Promise<Bundle> {
    const key = release.folder;
    const known = this.#bundles.get(key);
    if (known) return known;
    const loading = evaluate(release, provided);
    this.#bundles.set(key, loading);
    loading.catch(() => setTimeout(() => this.#bundles.delete(key), RETRY_AFTER_MS).unref());
    return loading;
  }

  /** Forgets bundles that are served no more. */
  keepOnly(releases: readonly DeployedRelease[]): void {
    const kept = new Set(releases.map(({ folder }) => folder));
    for (const key of this.#bundles.keys()) if (!kept.has(key)) this.#bundles.delete(key);
  }
}

async function evaluate(release: DeployedRelease, provided: Record<string, unknown>): Promise<Bundle> {
  const file = path.join(release.folder, release.server);
  const code = await fs.readFile(file);
  const pinned = Buffer.from(release.files[release.server]?.integrity ?? '');
  const actual = Buffer.from(`sha384-${createHash('sha384').update(code).digest('base64')}`);
  if (pinned.length !== actual.length || !timingSafeEqual(pinned, actual)) {
    throw new Error(`${release.app} ${release.version}: the server bundle is not the one that was released`);
  }
  const run = vm.compileFunction(code.toString('utf8'), ['module', 'exports', 'require', '__releaseBase'], {
    filename: file,
  });
  const module: { exports: Bundle } = { exports: {} };
  run(
    module,
    module.exports,
    (id: string): unknown => {
      if (id in provided) return provided[id];
      if (isBuiltin(id)) return require(id);
      throw new Error(`${release.app} ${release.version} requires ${id}, which the shell does not provide`);
    },
    release.base,
  );
  return module.exports;
}
