import path from 'node:path';

import { singletonsOf } from '@kaagazz/contract/shared-singletons';
import type { FaceKind } from '@kaagazz/contract/shared-singletons';
import type { BuildMode } from '@kaagazz/releases';
import webpack from 'webpack';

import { ROOT, appFolder } from '../apps/apps.ts';
import { appVersion, packageVersion } from '../apps/package-versions.ts';
import { ReleaseBasePlugin } from './release-base-plugin.ts';
import { SWC_LOADER, minifyingSwcOptions, swcOptions } from './swc-options.ts';
import { WEBPACK_CACHE } from './webpack-cache.ts';

export interface BuildTarget {
  app: string;
  mode: BuildMode;
  out: string;
  cached?: boolean;
}

const INLINE_SCRIPT = /\.inline\.ts$/;
const BUILD_SOURCES = path.resolve(import.meta.dirname, '..');

const INSTALLED_SHARED = /[\\/]node_modules[\\/]@kaagazz[\\/].+(?<!-modules)\.js$/;

export function baseConfig({ app, mode, cached = true }: BuildTarget, side: 'browser' | 'server') {
  return {
    name: `${app}:${side}`,
    context: appFolder(app),
    mode,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        sharedModules(/\/shared-modules\.js$/, 'routes'),
        sharedModules(/\/mounted-modules\.js$/, 'mount'),
        { test: INLINE_SCRIPT, loader: SWC_LOADER, options: minifyingSwcOptions(app, mode) },
        {
          test: /\.tsx?$/,
          exclude: [isInNodeModules, INLINE_SCRIPT],
          loader: SWC_LOADER,
          options: swcOptions(app, mode),
        },
        {
          test: INSTALLED_SHARED,
          type: 'javascript/auto' as const,
          loader: SWC_LOADER,
          options: swcOptions(app, mode),
        },
        { test: /\.css$/, type: 'asset/source' as const },
        {
          test: /\.(svg|png|avif|webp|woff2)$/,
          type: 'asset/resource' as const,
          // Browsers load assets from the client folder, so the server build must write its assets
          // there.
          ...(side === 'server' && { generator: { outputPath: '../client/' } }),
        },
      ],
    },
    performance: { hints: false as const },
    cache: cached && {
      type: 'filesystem' as const,
      cacheDirectory: WEBPACK_CACHE,
      name: [app, side, mode].join('-'),
      // End the path with a slash, because webpack treats a path without one as a file.
      buildDependencies: { build: [`${BUILD_SOURCES}/`] },
    },
    plugins: [
      new webpack.DefinePlugin({
        __APP_VERSION__: JSON.stringify(appVersion(app)),
        __SERVER__: JSON.stringify(side === 'server'),
      }),
      new ReleaseBasePlugin(app, side),
    ],
  };
}

function sharedModules(test: RegExp, kind: FaceKind) {
  return {
    test,
    loader: path.join(BUILD_SOURCES, 'federation/shared-modules-loader.cjs'),
    options: {
      singletons: singletonsOf(kind).map(({ name, providedBy }) => ({
        name,
        from: providedBy ?? name,
        version: packageVersion(name),
      })),
    },
  };
}

/**
 * Ignores folders above the repository, because the repository itself may be inside `node_modules`.
 */
function isInNodeModules(file: string): boolean {
  return path.relative(ROOT, file).includes('node_modules');
}
