import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';

import { SOURCE_MAPS_FOLDER } from '@kaagazz/releases';

import { SHELL, containerName } from '../apps/apps.ts';
import { hostRuntime, remoteContainer } from '../federation/federation-plugins.ts';
import { baseConfig } from './base-config.ts';
import type { BuildTarget } from './base-config.ts';
import type { ChunkFilesPlugin } from './chunk-files-plugin.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';

export const SHELL_ENTRIES = {
  main: './src/browser-entry.ts',
  mount: './src/mount/mount-entry.ts',
  vitals: './src/vitals/vitals-entry.ts',
};

export function browserConfig(target: BuildTarget, chunkFiles: ChunkFilesPlugin): webpack.Configuration {
  const { app, mode, out } = target;
  const isShell = app === SHELL;
  const config = baseConfig(target, 'browser');
  return {
    ...config,
    target: ['web', 'es2022'],
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    entry: isShell ? SHELL_ENTRIES : {},
    output: {
      path: out,
      publicPath: 'auto',
      uniqueName: containerName(app),
      // Use a function, because the federation plugin fails on `[contenthash]` in a string.
      filename({ chunk }) {
        const hashes: { javascript?: string } = { ...chunk.contentHash };
        return hashes.javascript ? '[name].[contenthash:10].js' : '[name].js';
      },
      chunkFilename: '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      realContentHash: true,
      // With webpack's default of 20 kB, the largest pages would load 2–4% more JavaScript.
      splitChunks: { minSize: 24_000 },
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          // Don't mangle names by character frequency, because the output would then depend on the
          // repository's path.
          minimizerOptions: { compress: { passes: 3, ecma: 2020 }, mangle: { disableCharFreq: true }, ecma: 2020 },
        }),
      ],
    },
    plugins: [
      ...config.plugins,
      ...(mode === 'production' ? [sourceMaps()] : []),
      ...(isShell ? [...hostRuntime(), compileWhileLoading(/^main\./)] : remoteContainer(app)),
      new ChunkIntegrityPlugin(),
      chunkFiles,
    ],
  };
}

function sourceMaps() {
  return new webpack.SourceMapDevToolPlugin({
    filename: `../${SOURCE_MAPS_FOLDER}/[file].map`,
    append: false,
    noSources: true,
    moduleFilenameTemplate: '[resource-path]',
  });
}

/** Makes V8 compile a file's functions while the file loads. */
function compileWhileLoading(file: RegExp) {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: file,
    // Add the banner after the minifier has removed comments, but before source maps are created.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
  });
}
