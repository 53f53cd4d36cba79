import path from 'node:path';

import webpack from 'webpack';

import { ROOT, appFolder } from '../apps/apps.ts';
import { ChunkFilesPlugin } from '../webpack/chunk-files-plugin.ts';
import type { DevReport, HotApp } from './browser/hot-state.ts';
import { devBrowserConfig, devServerConfig, ignoredIn } from './dev-config.ts';
import { problemText } from './dev-problem.ts';
import { DevReleases } from './dev-releases.ts';
import { lockCache } from '../webpack/webpack-cache.ts';

export interface DevWatchRequest {
  app: string;
  releasesDir: string;
  report: (report: DevReport) => void;
}

const QUIET_MS = 30;

export async function watchApp({ app, releasesDir, report }: DevWatchRequest): Promise<() => Promise<void>> {
  const releases = new DevReleases(releasesDir, app);
  await releases.clear();
  const unlockCache = await lockCache(`${app}-watched`);
  const chunkFiles = new ChunkFilesPlugin();
  const target = { app, cached: unlockCache !== undefined };
  const compiler = webpack([
    devBrowserConfig({ ...target, out: path.join(releases.work, 'client') }, chunkFiles),
    devServerConfig({ ...target, out: path.join(releases.work, 'server') }),
  ]);

  let newest: Pick<HotApp, 'version' | 'hash'> = { version: null, hash: null };
  let savedAt = performance.now();
  compiler.hooks.invalid.tap('dev', () => (savedAt = performance.now()));

  const built = async (stats: webpack.MultiStats): Promise<string | null> => {
    if (stats.hasErrors()) {
      const { errors = [] } = stats.toJson({ all: false, errors: true, moduleTrace: false });
      return problemText(errors, appFolder(app));
    }
    const [browser] = stats.stats;
    try {
      const version = await releases.add({ chunks: chunkFiles.chunks, clientFiles: clientFilesOf(stats) });
      newest = { version, hash: browser?.hash ?? null };
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };

  let last = Promise.resolve();
  const watching = compiler.watch({ aggregateTimeout: QUIET_MS, ignored: ignoredIn(ROOT) }, (error, stats) => {
    last = last.then(async () => {
      const problem = stats ? await built(stats) : (error?.message ?? 'webpack failed');
      report({ app, ...newest, problem, took: performance.now() - savedAt });
    });
  });

  return async () => {
    await new Promise((resolve) => watching?.close(resolve));
    await last;
    await new Promise((resolve) => compiler.close(resolve));
    await unlockCache?.();
  };
}

function clientFilesOf({ stats }: webpack.MultiStats): string[] {
  const [browser = [], server = []] = stats.map(({ compilation }) => compilation.getAssets().map(({ name }) => name));
  const fromServer = server
    .filter((name) => name.startsWith('../client/'))
    .map((name) => name.slice('../client/'.length));
  return [...new Set([...browser, ...fromServer])];
}
