import { SHARED_SINGLETONS } from '@kaagazz/contract/shared-singletons';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';

import { containerName } from '../apps/apps.ts';
import { packageVersion } from '../apps/package-versions.ts';
import { StableFederationIdPlugin } from './stable-federation-id-plugin.ts';

export const REMOTE_ENTRY = 'remoteEntry.js';

/**
 * Builds a remote as a federated container that exposes `./routes`. Its runtime and its shared
 * singletons come from the shell.
 */
export function remoteContainer(app: string) {
  return [
    new ModuleFederationPlugin({
      name: containerName(app),
      filename: REMOTE_ENTRY,
      // Type generation fails unless this is an array.
      exposes: { './routes': { import: ['./src/public/routes.tsx'], name: 'routes' } },
      shared: Object.fromEntries(
        SHARED_SINGLETONS.map(({ name }) => [
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

/**
 * The same options for the federation runtime in the shell, which is a plain bundle: the constants
 * that `optimization: { target: 'web', disableRemote: true }` defines (docs/decisions/0005).
 */
export function hostRuntime() {
  return new webpack.DefinePlugin({ ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_REMOTE: 'true' });
}
