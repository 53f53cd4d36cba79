import path from 'node:path';

import { SOURCE_MAPS_FOLDER } from '@kaagazz/releases';
import type { BuildMode } from '@kaagazz/releases';
import webpack from 'webpack';

import { ROOT } from './apps/apps.ts';
import { ChunkFilesPlugin } from './webpack/chunk-files-plugin.ts';
import { describeRelease } from './release/describe-release.ts';
import { fingerprintOf } from './apps/fingerprint.ts';
import { makeSourceMapsReproducible } from './release/reproducible-source-maps.ts';
import { ReleaseFolder } from './release/release-folder.ts';
import { lockCache } from './webpack/webpack-cache.ts';
import { browserConfig } from './webpack/browser-config.ts';
import { serverConfig } from './webpack/server-config.ts';

export interface BuildRequest {
  app: string;
  mode: BuildMode;
  releasesDir: string;
}

export interface BuildOutcome {
  version: string;
  built: boolean;
}

export const DEFAULT_RELEASES_DIR: string = path.join(ROOT, 'releases');

export async function buildApp({ app, mode, releasesDir }: BuildRequest): Promise<BuildOutcome> {
  const folder = new ReleaseFolder(releasesDir, app);
  const fingerprint = await fingerprintOf(app, mode);
  const last = await folder.readLastBuild(mode);
  if (last?.fingerprint === fingerprint && (await folder.isComplete(last.version))) {
    return { version: last.version, built: false };
  }

  const version = await folder.add(async (draft) => {
    const chunks = await compile(app, mode, draft);
    if (mode === 'production') await makeSourceMapsReproducible(path.join(draft, SOURCE_MAPS_FOLDER));
    return describeRelease(draft, { app, mode, chunks });
  });
  await folder.writeLastBuild(mode, { fingerprint, version });
  return { version, built: true };
}

async function compile(app: string, mode: BuildMode, folder: string): Promise<Record<string, string[]>> {
  // Set NODE_ENV, because a value from the caller's environment would change the output.
  process.env.NODE_ENV = mode;
  const unlockCache = await lockCache(`${app}-${mode}`);
  const target = { app, mode, cached: unlockCache !== undefined };
  const chunkFiles = new ChunkFilesPlugin();
  try {
    await runWebpack([
      browserConfig({ ...target, out: path.join(folder, 'client') }, chunkFiles),
      serverConfig({ ...target, out: path.join(folder, 'server') }),
    ]);
    return chunkFiles.chunks;
  } finally {
    await unlockCache?.();
  }
}

export async function runWebpack(configs: webpack.Configuration[]): Promise<void> {
  const compiler = webpack(configs);
  const stats = await new Promise<webpack.MultiStats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats?.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
}
