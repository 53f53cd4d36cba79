import path from 'node:path';

import type { BuildMode } from '@kaagazz/releases';
import webpack from 'webpack';

import { ROOT } from './apps.ts';
import { ChunkFilesPlugin } from './chunk-files-plugin.ts';
import { describeRelease } from './describe-release.ts';
import { fingerprintOf } from './fingerprint.ts';
import { ReleaseFolder } from './release-folder.ts';
import { takeCache } from './webpack-cache.ts';
import { browserConfig, serverConfig } from './webpack-config.ts';

export interface BuildRequest {
  app: string;
  mode: BuildMode;
  /** absolute folder of all releases */
  releasesDir: string;
}

export interface BuildOutcome {
  version: string;
  /** false when nothing that the build reads had changed */
  built: boolean;
}

export const DEFAULT_RELEASES_DIR: string = path.join(ROOT, 'releases');

/**
 * Makes `releases/<app>/<version>/`: client files, server bundle and `release.json`. The same source makes the same bytes, in any folder. A release is written
 * beside its place and moved there whole; one that exists already is left alone.
 *
 * @throws with all that webpack or the check of the face said
 */
export async function buildApp({ app, mode, releasesDir }: BuildRequest): Promise<BuildOutcome> {
  const folder = new ReleaseFolder(releasesDir, app);
  const fingerprint = await fingerprintOf(app, mode);
  const last = await folder.readNote(mode);
  if (last?.fingerprint === fingerprint && (await folder.isWhole(last.version))) {
    return { version: last.version, built: false };
  }

  const version = await folder.add(async (draft) => {
    const chunks = await compile(app, mode, draft);
    return describeRelease(draft, { app, mode, chunks });
  });
  await folder.writeNote(mode, { fingerprint, version });
  return { version, built: true };
}

/** @returns chunk name -> client files in loading order */
async function compile(app: string, mode: BuildMode, folder: string): Promise<Record<string, string[]>> {
  // A variable of a team's own machine must not decide what is made.
  process.env.NODE_ENV = mode;
  const giveCacheBack = await takeCache(`${app}-${mode}`);
  const target = { app, mode, cached: giveCacheBack !== undefined };
  const chunkFiles = new ChunkFilesPlugin();
  try {
    await runWebpack([
      browserConfig({ ...target, out: path.join(folder, 'client') }, chunkFiles),
      serverConfig({ ...target, out: path.join(folder, 'server') }),
    ]);
    return chunkFiles.chunks;
  } finally {
    await giveCacheBack?.();
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
