import { HOSTED_CONTRACTS } from '@kaagazz/contract';
import injectExternalRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { createInstance, loadScript } from '@module-federation/runtime';

import { scriptIntegrity } from './script-integrity.ts';

/**
 * Integrity value for entry scripts whose hash is unknown. The value matches no file, so browsers
 * refuse to run these scripts.
 */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

interface Container<Exposed extends string, Face> {
  init(shareScope: object): Promise<unknown>;
  get(module: Exposed): Promise<() => { default: Face }>;
}

interface RemoteContainers<Exposed extends string> {
  boot: Parameters<typeof scriptIntegrity>[0];
  shared: Readonly<Record<string, { version: string; module: unknown }>>;
  exposed: Exposed;
}

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
   * Loads a remote's entry script without the federation runtime's loader, which would enlarge a
   * page's JavaScript by up to 16%.
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

/** Must match the container name that the build uses, such as `mfe_shop` for `mfe-shop`. */
function containerName(app: string): string {
  return app.replaceAll('-', '_');
}

function containerNamed(name: string): unknown {
  return Reflect.get(globalThis, name);
}

function isContainer<Exposed extends string, Face>(value: unknown): value is Container<Exposed, Face> {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
