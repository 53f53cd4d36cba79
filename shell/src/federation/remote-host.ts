import { sharedModules } from '@kaagazz/contract/shared-modules';
import { HOSTED_CONTRACTS } from '@kaagazz/contract';
import type { RemoteFace } from '@kaagazz/contract';
import injectExternalRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { createInstance, loadScript } from '@module-federation/runtime';

import { scriptIntegrity } from './script-integrity.ts';

/** A hash that no file has, so that the browser refuses to run an entry that the page doesn't list. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

/** What a remote's entry leaves in a global variable: webpack's container interface. */
interface Container {
  init(shareScope: object): Promise<unknown>;
  get(module: './routes'): Promise<() => { default: RemoteFace }>;
}

/**
 * Shares the shell's singletons with the remotes of this page and loads them.
 *
 * @returns loads a remote's face. Rejects if a file doesn't arrive or doesn't match its hash, or if the remote was built
 * for another contract. A call after a failure tries again.
 */
export function createRemoteHost(boot: Parameters<typeof scriptIntegrity>[0]) {
  const { releases, integrity } = boot;
  const { shareScopeMap } = createInstance({
    name: 'shell',
    remotes: [],
    shared: Object.fromEntries(
      Object.entries(sharedModules).map(([name, { version, module }]) => [
        name,
        {
          version,
          scope: 'default',
          lib: () => module,
          shareConfig: { singleton: true, requiredVersion: `^${version}`, eager: true },
        },
      ]),
    ),
    // Remotes are built with `externalRuntime`, so they use the runtime that this plugin provides.
    plugins: [injectExternalRuntimeCore()],
  });
  const learnScriptsOf = scriptIntegrity(boot);
  const loading = new Map<string, Promise<RemoteFace>>();

  async function load(app: string): Promise<RemoteFace> {
    await learnScriptsOf(app);
    const container = await loadContainer(app);
    await container.init(shareScopeMap.default ?? {});
    const routes = await container.get('./routes');
    const face = routes().default;
    if (!HOSTED_CONTRACTS.includes(face.contract)) throw new Error(`${app} speaks another contract`);
    return face;
  }

  /**
   * Loads a remote's entry with its hash. The runtime is built without its own loader (`disableRemote`), which also
   * reads manifests and snapshots: with it the JavaScript of a page is up to 1.16 times that of a single bundle.
   */
  async function loadContainer(app: string): Promise<Container> {
    const entry = releases[app]?.entry ?? '';
    const name = containerName(app);
    if (!containerNamed(name)) {
      await loadScript(entry, { attrs: { integrity: integrity[entry] ?? NO_FILE, crossorigin: 'anonymous' } });
    }
    const container = containerNamed(name);
    if (!container) throw new Error(`${entry} defines no ${name}`);
    return container;
  }

  return function loadFace(app: string): Promise<RemoteFace> {
    const face = loading.get(app) ?? load(app);
    loading.set(app, face);
    face.catch(() => loading.delete(app));
    return face;
  };
}

/** Same rule as in the build: `mfe-shop` defines the global `mfe_shop`. */
function containerName(app: string): string {
  return app.replaceAll('-', '_');
}

/** Returns the global variable of a remote's container, once its entry has run. */
function containerNamed(name: string): Container | undefined {
  const container: unknown = Reflect.get(globalThis, name);
  return isContainer(container) ? container : undefined;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
