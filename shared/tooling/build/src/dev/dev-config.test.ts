import webpack from 'webpack';

import { browserConfig } from '../webpack/browser-config.ts';
import { ChunkFilesPlugin } from '../webpack/chunk-files-plugin.ts';
import { ChunkIntegrityPlugin } from '../webpack/chunk-integrity-plugin.ts';
import { devBrowserConfig, ignoredIn } from './dev-config.ts';

const target = { app: 'mfe-print', out: '/tmp/never-written' };
const released = browserConfig({ ...target, mode: 'production' }, new ChunkFilesPlugin());
const watched = devBrowserConfig(target, new ChunkFilesPlugin());

function allowsUnlistedChunks({ plugins = [] }: webpack.Configuration): boolean | undefined {
  return plugins.find((plugin) => plugin instanceof ChunkIntegrityPlugin)?.allowsUnlisted;
}

function isHot({ plugins = [] }: webpack.Configuration): boolean {
  return plugins.some((plugin) => plugin instanceof webpack.HotModuleReplacementPlugin);
}

it('in a production build, browsers reject chunks whose hash is not listed', () => {
  expect(allowsUnlistedChunks(released)).toBe(false);
  expect(isHot(released)).toBe(false);
});

it('in a development build, browsers load chunks without a listed hash', () => {
  expect(allowsUnlistedChunks(watched)).toBe(true);
  expect(isHot(watched)).toBe(true);
});

it('watches the source files of a repository inside a folder called “node_modules”', () => {
  const root = '/home/asha/releases/node_modules/kaagazz (1)';
  const ignored = ignoredIn(root);

  const sources = ['mfe-print/src/page.tsx', 'shell/server/releases/index.ts', 'shared/releases/src/index.ts'];
  expect(sources.filter((file) => ignored.test(`${root}/${file}`))).toEqual([]);
  const others = ['releases/a.js', '.cache/a', 'mfe-print/node_modules/a/b.js', 'mfe-print/src/page.test.tsx'];
  expect(others.filter((file) => !ignored.test(`${root}/${file}`))).toEqual([]);
});
