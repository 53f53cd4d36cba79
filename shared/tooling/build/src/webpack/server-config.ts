import { singletonsOf } from '@kaagazz/contract/shared-singletons';
import webpack from 'webpack';

import { SHELL, faceKindOf, faceSource } from '../apps/apps.ts';
import { baseConfig } from './base-config.ts';
import type { BuildTarget } from './base-config.ts';

export const SERVER_BUNDLE = 'index.cjs';

export function serverConfig(target: BuildTarget): webpack.Configuration {
  const { app, out } = target;
  const isShell = app === SHELL;
  const kind = faceKindOf(app);
  const config = baseConfig(target, 'server');
  return {
    ...config,
    target: 'node24',
    devtool: false,
    entry: { index: isShell ? './src/server-entry.tsx' : faceSource(kind) },
    output: {
      path: out,
      filename: SERVER_BUNDLE,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      library: { type: 'commonjs2' },
    },
    externals: isShell ? [] : Object.fromEntries(singletonsOf(kind).map(({ name }) => [name, `commonjs2 ${name}`])),
    optimization: { minimize: false, chunkIds: 'named', moduleIds: 'named' },
    plugins: [...config.plugins, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
