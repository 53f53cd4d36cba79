/**
 * Stands in for the federation runtime's part in each remote's entry. A remote here shares what the shell brings (`import: false`), in one scope, uses nothing of
 * that before it is initialised, and loads no remotes of its own; the library's part is for all that, too, and was most of every entry. The runtime itself,
 * which decides what is shared and whether a version fits, is the shell's.
 */
const SCOPE = 'default';

function attachShareScopeMap(webpackRequire) {
  webpackRequire.S = webpackRequire.federation.instance.shareScopeMap;
}

/** Makes the remote's own instance. */
function init({ webpackRequire }) {
  const { CurrentGlobal, ModuleFederation, getGlobalFederationConstructor, setGlobalFederationInstance } =
    globalThis._FEDERATION_RUNTIME_CORE;
  const { initOptions } = webpackRequire.federation;
  const known = CurrentGlobal.__FEDERATION__.__INSTANCES__.find(({ name }) => name === initOptions.name);
  if (known) {
    known.initOptions(initOptions);
    return known;
  }
  const Federation = getGlobalFederationConstructor() ?? ModuleFederation;
  const instance = new Federation({ id: initOptions.name, ...initOptions });
  setGlobalFederationInstance(instance);
  return instance;
}

/** The host hands its share scope over. */
function initContainerEntry({ webpackRequire, shareScope, initScope, remoteEntryInitOptions }) {
  const { instance, initOptions } = webpackRequire.federation;
  instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions });
  instance.initShareScopeMap(SCOPE, shareScope, { hostShareScopeMap: remoteEntryInitOptions?.shareScopeMap ?? {} });
  attachShareScopeMap(webpackRequire);
  return webpackRequire.I(SCOPE, initScope);
}

function initializeSharing({ webpackRequire, initScope = [] }) {
  const { instance } = webpackRequire.federation;
  const { shareStrategy: strategy } = instance.options;
  return Promise.all(instance.initializeSharing(SCOPE, { strategy, initScope, from: 'build' })).then(() => true);
}

/** Before a chunk runs: the shared modules that it uses. One that cannot be had throws where it is used, and is asked for again by the next chunk. */
function consumes({ chunkId, promises, installedModules, webpackRequire }) {
  const { chunkMapping, moduleIdToConsumeDataMapping } = webpackRequire.consumesLoadingData;
  for (const id of chunkMapping[chunkId] ?? []) {
    if (id in installedModules) {
      promises.push(installedModules[id]);
      continue;
    }
    const { shareKey, shareScope: scope, fallback, ...shareConfig } = moduleIdToConsumeDataMapping[id];
    const provide = (factory) => {
      webpackRequire.m[id] = (module) => {
        delete webpackRequire.c[id];
        module.exports = factory();
      };
    };
    installedModules[id] = webpackRequire.federation.instance
      .loadShare(shareKey, { customShareInfo: { shareConfig, scope } })
      .then((factory) => {
        installedModules[id] = 0;
        provide(factory || fallback());
      })
      .catch((error) => {
        delete installedModules[id];
        provide(() => {
          throw error;
        });
      });
    promises.push(installedModules[id]);
  }
}

export default {
  runtime: {},
  bundlerRuntime: { consumes, I: initializeSharing, initContainerEntry, init },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
