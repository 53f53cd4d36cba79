import { createRequire } from 'node:module';
import path from 'node:path';

import type { BuildMode } from '@kaagazz/releases';

import { ROOT } from '../apps/apps.ts';

const require = createRequire(import.meta.url);

export const SWC_LOADER: string = require.resolve('swc-loader');

/**
 * Returns the swc options that compile an app's sources.
 *
 * @param app namespace for the class names of all styled components
 */
export function swcOptions(app: string, mode: BuildMode) {
  return {
    // A `.swcrc` file in a parent folder would change the output.
    swcrc: false,
    configFile: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: false } },
      experimental: {
        cacheRoot: path.join(ROOT, '.cache/swc'),
        plugins: [
          [
            '@swc/plugin-styled-components',
            // Without a namespace, class names would depend on the loading order and hydration
            // would fail.
            {
              ssr: true,
              displayName: mode !== 'production',
              fileName: false,
              namespace: app,
              minify: true,
              pure: true,
            },
          ],
        ],
      },
    },
  };
}

export function minifyingSwcOptions(app: string, mode: BuildMode) {
  const options = swcOptions(app, mode);
  return { ...options, minify: true, jsc: { ...options.jsc, minify: { compress: { passes: 3 }, mangle: true } } };
}
