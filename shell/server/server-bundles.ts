import { createHash, timingSafeEqual } from 'node:crypto';
import fs from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';

import type { DeployedRelease } from './deployed-release.ts';

/** A bundle that could not be had is asked for again only after this, so that a broken release costs little. */
const RETRY_AFTER_MS = 1_000;

const require = createRequire(import.meta.url);

/** Of a release what its server bundle is found and checked by. */
export type BundleSource = Pick<DeployedRelease, 'app' | 'version' | 'folder' | 'base' | 'server'> & {
  files: Readonly<Record<string, { integrity: string }>>;
};
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

  readonly #onRun: (isRunning: boolean) => void;

  /** @param onRun told before and after a bundle is compiled and run, which nothing interrupts */
  constructor(onRun: (isRunning: boolean) => void = () => undefined) {
    this.#onRun = onRun;
  }

  /** @returns the bundle's exports; rejects when the file is missing, is not the one that was released, or throws */
  load(release: BundleSource, provided: Provided): Promise<Bundle> {
    const bundles = this.#runningOn(provided);
    const known = bundles.get(release.folder);
    if (known) return known;
    const loading = this.#evaluate(release, provided);
    bundles.set(release.folder, loading);
    loading.catch(() => setTimeout(() => bundles.delete(release.folder), RETRY_AFTER_MS).unref());
    return loading;
  }

  /** Forgets all other bundles that were given the same. @param folders where the releases lie that are kept */
  keepOnly(folders: ReadonlySet<string>, provided: Provided): void {
    const bundles = this.#runningOn(provided);
    for (const folder of bundles.keys()) if (!folders.has(folder)) bundles.delete(folder);
  }

  async #evaluate(release: BundleSource, provided: Provided): Promise<Bundle> {
    const { file, code } = await bundleCode(release);
    this.#onRun(true);
    try {
      return run(release, file, code, provided);
    } finally {
      this.#onRun(false);
    }
  }

  #runningOn(provided: Provided): Map<string, Promise<Bundle>> {
    const known = this.#running.get(provided);
    if (known) return known;
    const bundles = new Map<string, Promise<Bundle>>();
    this.#running.set(provided, bundles);
    return bundles;
  }
}

async function bundleCode(release: BundleSource): Promise<{ file: string; code: string }> {
  const file = path.join(release.folder, release.server);
  const code = await fs.readFile(file);
  const pinned = Buffer.from(release.files[release.server]?.integrity ?? '');
  const actual = Buffer.from(`sha384-${createHash('sha384').update(code).digest('base64')}`);
  if (pinned.length !== actual.length || !timingSafeEqual(pinned, actual)) {
    throw new Error(`${release.app} ${release.version}: the server bundle is not the one that was released`);
  }
  return { file, code: code.toString('utf8') };
}

function run({ app, version, base }: BundleSource, file: string, code: string, provided: Provided): Bundle {
  const parameters = ['module', 'exports', 'require', '__releaseBase', 'globalThis'];
  const bundle = vm.compileFunction(code, parameters, { filename: file }) as (...given: unknown[]) => void;
  const module: { exports: Bundle } = { exports: {} };
  const provide = (id: string): unknown => {
    if (id in provided) return provided[id];
    if (isBuiltin(id)) return require(id) as unknown;
    throw new Error(`${app} ${version} requires ${id}, which the shell does not provide`);
  };
  bundle(module, module.exports, provide, base, ownGlobals());
  return module.exports;
}

/**
 * What a bundle keeps on `globalThis` it keeps for itself: it is let go with the bundle, and no other release meets it. (react-redux keeps one context
 * there for each React that it ever met.)
 */
function ownGlobals(): typeof globalThis {
  const own = new Map<PropertyKey, unknown>();
  return new Proxy(globalThis, {
    get: (all, name) => (own.has(name) ? own.get(name) : (Reflect.get(all, name) as unknown)),
    set: (_all, name, value) => Boolean(own.set(name, value)),
    has: (all, name) => own.has(name) || Reflect.has(all, name),
  });
}
