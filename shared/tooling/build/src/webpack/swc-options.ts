import { createRequire } from 'node:module';
import path from 'node:path';

import type { BuildMode } from '@kaagazz/releases';

import { ROOT } from '../apps/apps.ts';

const require = createRequire(import.meta.url);

export const SWC_LOADER: string = require.resolve('swc-loader');

export function swcOptions(app: string, mode: BuildMode) {
  return {
    // Ignore `.swcrc` files in parent folders, because they would change the output.
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
            {
              ssr: true,
              displayName: mode !== 'production',
              fileName: false,
              // Without a namespace, class names depend on the loading order of modules, which
              // breaks hydration.
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
