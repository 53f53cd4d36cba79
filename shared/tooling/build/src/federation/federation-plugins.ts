import path from 'node:path';

import { singletonsOf } from '@kaagazz/contract/shared-singletons';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';

import { containerName, faceKindOf, faceSource } from '../apps/apps.ts';
import { packageVersion } from '../apps/package-versions.ts';
import { StableFederationIdPlugin } from './stable-federation-id-plugin.ts';

export const REMOTE_ENTRY = 'remoteEntry.js';

export function remoteContainer(app: string) {
  const kind = faceKindOf(app);
  return [
    new ModuleFederationPlugin({
      name: containerName(app),
      filename: REMOTE_ENTRY,
      exposes: { [`./${kind}`]: { import: [faceSource(kind)], name: kind } },
      shared: Object.fromEntries(
        singletonsOf(kind).map(({ name }) => [
          name,
          { singleton: true, import: false, strictVersion: true, requiredVersion: `^${packageVersion(name)}` },
        ]),
      ),
      manifest: false,
      dts: false,
      shareStrategy: 'loaded-first',
      experiments: {
        externalRuntime: true,
        optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
      },
    }),
    new StableFederationIdPlugin(),
  ];
}

/** Returns webpack plugins that remove unused code from the federation runtime. */
export function hostRuntime() {
  return [
    new webpack.DefinePlugin({ ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_REMOTE: 'true' }),
    new webpack.NormalModuleReplacementPlugin(
      /[\\/]error-codes[\\/]dist[\\/]desc\.mjs$/,
      path.join(import.meta.dirname, 'error-descriptions.js'),
    ),
  ];
}
