import webpack from 'webpack';

import { ChunkFilesPlugin } from './chunk-files-plugin.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { devBrowserConfig } from './dev-config.ts';
import { browserConfig } from './webpack-config.ts';

const target = { app: 'mfe-print', out: '/tmp/never-written' };

function has({ plugins }: webpack.Configuration, Plugin: abstract new (...given: never[]) => unknown): boolean {
  return plugins?.some((plugin) => plugin instanceof Plugin) ?? false;
}

it('lets code that nobody vouched for run in development only', () => {
  const released = browserConfig({ ...target, mode: 'production' }, new ChunkFilesPlugin());
  const watched = devBrowserConfig(target, new ChunkFilesPlugin());

  expect([has(released, ChunkIntegrityPlugin), has(released, webpack.HotModuleReplacementPlugin)]).toEqual([
    true,
    false,
  ]);
  expect([has(watched, ChunkIntegrityPlugin), has(watched, webpack.HotModuleReplacementPlugin)]).toEqual([false, true]);
});
