import path from 'node:path';
import { fileURLToPath } from 'node:url';

import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';

import { OWN_REMOTE, SHELL } from '../apps/apps.ts';
import type { BuildTarget } from '../webpack/base-config.ts';
import { SHELL_ENTRIES, browserConfig } from '../webpack/browser-config.ts';
import type { ChunkFilesPlugin } from '../webpack/chunk-files-plugin.ts';
import { ChunkIntegrityPlugin } from '../webpack/chunk-integrity-plugin.ts';
import { serverConfig } from '../webpack/server-config.ts';
import { SWC_LOADER } from '../webpack/swc-options.ts';
import { DevBuildHashPlugin } from './dev-build-hash-plugin.ts';

const BROWSER_CODE = path.join(import.meta.dirname, 'browser');
const HOT_PAGE = fileURLToPath(new URL('./browser/hot-page.ts', import.meta.url));
const HOT_REMOTE = fileURLToPath(new URL('./browser/hot-remote.ts', import.meta.url));
const RELOADING_REMOTE = fileURLToPath(new URL('./browser/reloading-remote.ts', import.meta.url));

export type DevTarget = Omit<BuildTarget, 'mode'>;

export function ignoredIn(root: string): RegExp {
  const literal = root.replaceAll(/[^\w/]/g, '\\$&');
  return new RegExp(`^${literal}/(releases/|(.*/)?(node_modules|\\.git|\\.cache|\\.data)/|.*\\.test\\.tsx?$)`);
}

export function devBrowserConfig(target: DevTarget, chunkFiles: ChunkFilesPlugin): webpack.Configuration {
  const { app } = target;
  const config = devConfig(browserConfig({ ...target, mode: 'development' }, chunkFiles));
  const plugins = [
    ...(config.plugins ?? []).filter((plugin) => !(plugin instanceof ChunkIntegrityPlugin)),
    new ChunkIntegrityPlugin({ allowsUnlisted: true }),
  ];
  if (app === SHELL) {
    const entry = { main: [HOT_PAGE, SHELL_ENTRIES.main], mount: [HOT_PAGE, SHELL_ENTRIES.mount] };
    return { ...config, entry, plugins };
  }
  const onPage = new webpack.DefinePlugin({ __HOT_APP__: JSON.stringify(app) });
  const entry = (file: string) => new webpack.EntryPlugin(config.context ?? '', file, {});
  if (app === OWN_REMOTE) {
    const entries = [HOT_PAGE, RELOADING_REMOTE].map(entry);
    return { ...config, plugins: [...plugins, onPage, new DevBuildHashPlugin(), ...entries] };
  }
  return {
    ...config,
    module: { ...config.module, rules: withFastRefresh(config.module?.rules ?? []) },
    plugins: [
      ...plugins,
      onPage,
      new webpack.HotModuleReplacementPlugin(),
      new DevBuildHashPlugin(),
      new ReactRefreshPlugin({ exclude: [/node_modules/, BROWSER_CODE], overlay: false }),
      entry(HOT_REMOTE),
    ],
  };
}

export function devServerConfig(target: DevTarget): webpack.Configuration {
  return devConfig(serverConfig({ ...target, mode: 'development' }));
}

function devConfig(config: webpack.Configuration): webpack.Configuration {
  const { cache, optimization } = config;
  return {
    ...config,
    cache: typeof cache === 'object' && cache.type === 'filesystem' ? { ...cache, ...cacheOf(cache) } : false,
    optimization: {
      ...optimization,
      chunkIds: 'named',
      moduleIds: 'named',
      realContentHash: false,
      emitOnErrors: false,
    },
    infrastructureLogging: { level: 'error' },
  };
}

function cacheOf({ name = '', buildDependencies }: webpack.FileCacheOptions): Partial<webpack.FileCacheOptions> {
  return {
    name: `${name}-watched`,
    buildDependencies: { ...buildDependencies, dev: [import.meta.filename] },
  };
}

function withFastRefresh(rules: NonNullable<webpack.ModuleOptions['rules']>): typeof rules {
  return rules.map((rule) => {
    if (!rule || rule === '...' || rule.loader !== SWC_LOADER) return rule;
    const options = rule.options as SwcOptions;
    const transform = { react: { runtime: 'automatic', development: true, refresh: true } };
    return { ...rule, options: { ...options, jsc: { ...options.jsc, transform } } };
  });
}

interface SwcOptions {
  jsc: Record<string, unknown>;
}
