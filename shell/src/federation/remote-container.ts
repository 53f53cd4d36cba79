import { HOSTED_CONTRACTS } from '@kaagazz/contract';
import injectExternalRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { createInstance, loadScript } from '@module-federation/runtime';

import { scriptIntegrity } from './script-integrity.ts';

/** A hash that matches no file, so that the browser rejects entry scripts without a known hash. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

/** webpack's container interface. A remote's entry assigns its container to a global variable. */
interface Container<Exposed extends string, Face> {
  init(shareScope: object): Promise<unknown>;
  get(module: Exposed): Promise<() => { default: Face }>;
}

interface RemoteContainers<Exposed extends string> {
  boot: Parameters<typeof scriptIntegrity>[0];
  /** The shell's singletons, by the name that remotes import. */
  shared: Readonly<Record<string, { version: string; module: unknown }>>;
  /** The module that the remotes expose. */
  exposed: Exposed;
}

/**
 * Returns a function that loads a remote's default export and provides the shell's singletons to
 * the remote. Rejects if a file is missing or modified, or if the remote was built for a different
 * contract. The next call tries again.
 */
export function createFaceLoader<Exposed extends string, Face extends { contract: number }>({
  boot,
  shared,
  exposed,
}: RemoteContainers<Exposed>): (app: string) => Promise<Face> {
  const { releases, integrity } = boot;
  const { shareScopeMap } = createInstance({
    name: 'shell',
    remotes: [],
    shared: Object.fromEntries(
      Object.entries(shared).map(([name, { version, module }]) => [
        name,
        {
          version,
          scope: 'default',
          lib: () => module,
          shareConfig: { singleton: true, requiredVersion: `^${version}`, eager: true },
        },
      ]),
    ),
    // Provides the federation runtime to the remotes, because they are built without it
    // (`externalRuntime`).
    plugins: [injectExternalRuntimeCore()],
  });
  const loadIntegrity = scriptIntegrity(boot);
  const loading = new Map<string, Promise<Face>>();

  async function load(app: string): Promise<Face> {
    await loadIntegrity(app);
    const container = await loadContainer(app);
    await container.init(shareScopeMap.default ?? {});
    const face = (await container.get(exposed))().default;
    if (!HOSTED_CONTRACTS.includes(face.contract)) throw new Error(`${app} was built for another contract version`);
    return face;
  }

  /**
   * Loads a remote's entry script and verifies its hash. The federation runtime's own loader is
   * left out of the build (`disableRemote`), because it would add up to 16% more JavaScript to a
   * page.
   */
  async function loadContainer(app: string): Promise<Container<Exposed, Face>> {
    const entry = releases[app]?.entry ?? '';
    const name = containerName(app);
    if (!isContainer<Exposed, Face>(containerNamed(name))) {
      await loadScript(entry, { attrs: { integrity: integrity[entry] ?? NO_FILE, crossorigin: 'anonymous' } });
    }
    const container = containerNamed(name);
    if (!isContainer<Exposed, Face>(container)) throw new Error(`${entry} defines no ${name}`);
    return container;
  }

  return function loadFace(app) {
    const face = loading.get(app) ?? load(app);
    loading.set(app, face);
    face.catch(() => loading.delete(app));
    return face;
  };
}

/**
 * Returns the name of a remote's global variable, such as `mfe_shop` for `mfe-shop`. The build uses
 * the same rule.
 */
function containerName(app: string): string {
  return app.replaceAll('-', '_');
}

/** Returns a remote's container, which is undefined until the remote's entry has run. */
function containerNamed(name: string): unknown {
  return Reflect.get(globalThis, name);
}

function isContainer<Exposed extends string, Face>(value: unknown): value is Container<Exposed, Face> {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
