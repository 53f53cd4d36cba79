import { sharedModules } from '@kaagazz/contract/shared-modules';
import { HOSTED_CONTRACTS } from '@kaagazz/contract';
import type { RemoteFace } from '@kaagazz/contract';
import injectExternalRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { createInstance, loadScript } from '@module-federation/runtime';

import { scriptIntegrity } from './script-integrity.ts';

/** A hash that matches no file, so that the browser rejects entries without a known hash. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

/** webpack's container interface. The entry of a remote assigns it to a global variable. */
interface Container {
  init(shareScope: object): Promise<unknown>;
  get(module: './routes'): Promise<() => { default: RemoteFace }>;
}

/**
 * Returns a function that loads a remote and shares the shell's singletons with it. Rejects if a
 * file can't be loaded or doesn't match its hash, or if the remote has another contract version. A
 * failed load is tried again on the next call.
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
    // Provides the federation runtime to remotes, which are built with `externalRuntime`.
    plugins: [injectExternalRuntimeCore()],
  });
  const loadIntegrity = scriptIntegrity(boot);
  const loading = new Map<string, Promise<RemoteFace>>();

  async function load(app: string): Promise<RemoteFace> {
    await loadIntegrity(app);
    const container = await loadContainer(app);
    await container.init(shareScopeMap.default ?? {});
    const routes = await container.get('./routes');
    const face = routes().default;
    if (!HOSTED_CONTRACTS.includes(face.contract)) throw new Error(`${app} has an unsupported contract version`);
    return face;
  }

  /**
   * Loads the entry of a remote and verifies its hash. The federation runtime is built without its
   * own loader (`disableRemote`), because with it the JavaScript of a page is up to 1.16 times that
   * of a single bundle.
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

/** Must match the build: `mfe-shop` assigns its container to the global variable `mfe_shop`. */
function containerName(app: string): string {
  return app.replaceAll('-', '_');
}

function containerNamed(name: string): Container | undefined {
  const container: unknown = Reflect.get(globalThis, name);
  return isContainer(container) ? container : undefined;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
