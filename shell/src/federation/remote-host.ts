import { sharedModules } from '@kaagazz/build/shared-modules';
import { HOSTED_CONTRACTS } from '@kaagazz/contract';
import type { RemoteFace } from '@kaagazz/contract';
import { createInstance } from '@module-federation/runtime';
import {
  CurrentGlobal,
  Module,
  ModuleFederation,
  assert,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime/core';

import { scriptIntegrity } from './script-integrity.ts';

/** No file has this hash: an entry that nobody vouches for does not run. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

// Remotes are built without a runtime of their own and take this one: what their part of it imports, not all there is.
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: {
    CurrentGlobal,
    Module,
    ModuleFederation,
    assert,
    getGlobalFederationConstructor,
    getRemoteEntry,
    getRemoteInfo,
    registerGlobalPlugins,
    satisfy,
    setGlobalFederationConstructor,
    setGlobalFederationInstance,
    // taken apart when a remote's entry starts, used by none
    helpers: { global: {}, share: {}, utils: {} },
  },
});

/**
 * Hosts the remotes of this page.
 *
 * @returns loads a remote's face. Rejects when its entry did not arrive, is not what the page vouches for, or speaks another contract;
 * a second call tries again.
 */
export function createRemoteHost(boot: Parameters<typeof scriptIntegrity>[0]) {
  const { releases, integrity } = boot;
  const host = createInstance({
    name: 'shell',
    remotes: Object.entries(releases)
      .filter(([app]) => app !== 'shell')
      .map(([app, { entry }]) => ({
        name: containerName(app),
        alias: app,
        entry: new URL(entry, location.href).href,
        type: 'global',
        entryGlobalName: containerName(app),
      })),
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
    plugins: [
      {
        name: 'entry-integrity',
        createScript({ url }) {
          const script = document.createElement('script');
          script.src = url;
          script.async = true;
          script.crossOrigin = 'anonymous';
          script.integrity = integrity[new URL(url).pathname] ?? integrity[url] ?? NO_FILE;
          return script;
        },
      },
    ],
  });

  const knowScriptsOf = scriptIntegrity(boot);

  return async function loadFace(app: string): Promise<RemoteFace> {
    await knowScriptsOf(app);
    const module = await host.loadRemote<{ default: RemoteFace }>(`${app}/routes`);
    const face = module?.default;
    if (!face || !HOSTED_CONTRACTS.includes(face.contract)) throw new Error(`${app} speaks another contract`);
    return face;
  };
}

/** The same rule as in the build: `mfe-shop` is the global `mfe_shop`. */
function containerName(app: string): string {
  return app.replaceAll('-', '_');
}
