import path from 'node:path';

import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';

import { SHELL } from './apps.ts';
import type { ChunkFilesPlugin } from './chunk-files-plugin.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { DevBuildHashPlugin } from './dev-build-hash-plugin.ts';
import { DevChunkIntegrityPlugin } from './dev-chunk-integrity-plugin.ts';
import { SWC_LOADER, browserConfig, serverConfig } from './webpack-config.ts';
import type { BuildTarget } from './webpack-config.ts';

/** Code that `npm run dev` puts into the page. */
const IN_PAGE = path.join(import.meta.dirname, 'dev-browser');

export type DevTarget = Omit<BuildTarget, 'mode'>;

/**
 * What the browser runs under `npm run dev`: the same as in a release, except that saved modules of a remote take the place of the old ones in the open
 * page. The shell follows by a reload.
 */
export function devBrowserConfig(target: DevTarget, chunkFiles: ChunkFilesPlugin): webpack.Configuration {
  const { app } = target;
  const config = devConfig(browserConfig({ ...target, mode: 'development' }, chunkFiles));
  const plugins = [
    ...(config.plugins ?? []).filter((plugin) => !(plugin instanceof ChunkIntegrityPlugin)),
    new DevChunkIntegrityPlugin(),
  ];
  if (app === SHELL) {
    const entry = { main: [path.join(IN_PAGE, 'hot-page.ts'), './src/browser-entry.ts'] };
    return { ...config, entry, plugins };
  }
  return {
    ...config,
    module: { ...config.module, rules: withFastRefresh(config.module?.rules ?? []) },
    plugins: [
      ...plugins,
      new webpack.DefinePlugin({ __HOT_APP__: JSON.stringify(app) }),
      new webpack.HotModuleReplacementPlugin(),
      new DevBuildHashPlugin(),
      new ReactRefreshPlugin({
        exclude: [/node_modules/, IN_PAGE],
        overlay: { entry: false, module: path.join(IN_PAGE, 'hot-errors.ts'), sockIntegration: false },
      }),
      new webpack.NormalModuleReplacementPlugin(
        /react-refresh[\\/]runtime(\.js)?$/,
        path.join(IN_PAGE, 'remote-refresh.ts'),
      ),
      // without a name it is a part of every entry, and the first one
      new webpack.EntryPlugin(config.context ?? '', path.join(IN_PAGE, 'hot-remote.ts'), {}),
    ],
  };
}

/** What the server runs under `npm run dev`. */
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
      // The page and the server keep what they have until the source can be built again.
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
