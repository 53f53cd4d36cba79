import { createHash, timingSafeEqual } from 'node:crypto';
import fs from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';

import type { DeployedRelease } from '../releases/index.ts';

const RETRY_AFTER_MS = 1_000;

const require = createRequire(import.meta.url);

export type BundleSource = Pick<DeployedRelease, 'app' | 'version' | 'folder' | 'base' | 'server'> & {
  files: Readonly<Record<string, { integrity: string }>>;
};
type Bundle = Record<string, unknown>;
type Provided = Readonly<Record<string, unknown>>;

/**
 * Loads server bundles and verifies their hashes. A bundle can require only the modules in
 * `provided` and Node's built-in modules.
 */
export class ServerBundles {
  /** A remote's bundle runs once per shell release, because it must use that shell's React. */
  readonly #running = new WeakMap<Provided, Map<string, Promise<Bundle>>>();

  readonly #onRun: (isRunning: boolean) => void;

  constructor(onRun: (isRunning: boolean) => void = () => undefined) {
    this.#onRun = onRun;
  }

  /** Rejects if the bundle is missing, has the wrong hash or throws. */
  load(release: BundleSource, provided: Provided): Promise<Bundle> {
    const bundles = this.#runningOn(provided);
    const known = bundles.get(release.folder);
    if (known) return known;
    const loading = this.#evaluate(release, provided);
    bundles.set(release.folder, loading);
    loading.catch(() => setTimeout(() => bundles.delete(release.folder), RETRY_AFTER_MS).unref());
    return loading;
  }

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
    throw new Error(`${release.app} ${release.version}: the server bundle does not match its hash`);
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
 * Gives each bundle its own globals, because values on a shared global object would keep unloaded
 * bundles in memory.
 */
function ownGlobals(): typeof globalThis {
  const own = new Map<PropertyKey, unknown>();
  return new Proxy(globalThis, {
    get: (all, name) => (own.has(name) ? own.get(name) : (Reflect.get(all, name) as unknown)),
    set: (_all, name, value) => Boolean(own.set(name, value)),
    has: (all, name) => own.has(name) || Reflect.has(all, name),
  });
}
