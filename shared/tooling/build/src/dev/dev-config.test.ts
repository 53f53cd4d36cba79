import webpack from 'webpack';

import { browserConfig } from '../webpack/browser-config.ts';
import { ChunkFilesPlugin } from '../webpack/chunk-files-plugin.ts';
import { ChunkIntegrityPlugin } from '../webpack/chunk-integrity-plugin.ts';
import { devBrowserConfig } from './dev-config.ts';

const target = { app: 'mfe-print', out: '/tmp/never-written' };
const released = browserConfig({ ...target, mode: 'production' }, new ChunkFilesPlugin());
const watched = devBrowserConfig(target, new ChunkFilesPlugin());

function allowsUnlistedChunks({ plugins = [] }: webpack.Configuration): boolean | undefined {
  return plugins.find((plugin) => plugin instanceof ChunkIntegrityPlugin)?.allowsUnlisted;
}

function isHot({ plugins = [] }: webpack.Configuration): boolean {
  return plugins.some((plugin) => plugin instanceof webpack.HotModuleReplacementPlugin);
}

it('blocks chunks without a listed hash in a release', () => {
  expect(allowsUnlistedChunks(released)).toBe(false);
  expect(isHot(released)).toBe(false);
});

it('allows chunks without a listed hash under npm run dev', () => {
  expect(allowsUnlistedChunks(watched)).toBe(true);
  expect(isHot(watched)).toBe(true);
});
