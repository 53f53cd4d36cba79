import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import { FolderStorage, RELEASE_FILE, ROLLOUT_FILE, ReleaseRegistry } from '@kaagazz/releases';
import type { Release } from '@kaagazz/releases';

import { REMOTES, ROOT, SHELL, faceKindOf } from '../apps/apps.ts';
import { runWebpack } from '../build-app.ts';
import { ChunkFilesPlugin } from '../webpack/chunk-files-plugin.ts';
import { describeFiles } from '../release/describe-release.ts';
import { fingerprintOf } from '../apps/fingerprint.ts';
import { faceChunk, oneBundleBrowserConfig, oneBundleServerConfig, serverFaceOf } from './one-bundle-config.ts';
import { SERVER_BUNDLE } from '../webpack/server-config.ts';

const MODE = 'production';
const PAGES_OF_SHOP = REMOTES.filter((remote) => faceKindOf(remote) === 'routes');
const APPS = [SHELL, ...PAGES_OF_SHOP];
const CACHE_DIR = path.join(ROOT, '.cache/one-bundle');

export async function buildOneBundle(releasesDir: string): Promise<string> {
  const registry = new ReleaseRegistry(new FolderStorage(releasesDir));
  const { apps } = await registry.rollout();
  const federated = await Promise.all(APPS.map((app) => registry.release(app, apps[app]?.stable ?? '')));
  const version = await versionOf(federated);
  const folder = path.join(CACHE_DIR, version);
  if (await exists(path.join(folder, ROLLOUT_FILE))) return folder;

  await fs.rm(folder, { recursive: true, force: true });
  const out = path.join(folder, SHELL, version);
  const chunkFiles = new ChunkFilesPlugin();
  const target = { mode: MODE, remotes: PAGES_OF_SHOP } as const;
  process.env.NODE_ENV = MODE;
  await runWebpack([
    oneBundleBrowserConfig({ ...target, out: path.join(out, 'client') }, chunkFiles),
    oneBundleServerConfig({ ...target, out: path.join(out, 'server') }),
  ]);
  for (const release of federated) {
    await writeRelease(path.join(folder, release.app, version), { ...release, version }, chunkFiles.chunks);
  }
  const rollout = Object.fromEntries(APPS.map((app) => [app, { stable: version, published: [version] }]));
  await fs.writeFile(path.join(folder, ROLLOUT_FILE), JSON.stringify({ revision: 1, apps: rollout }));
  return folder;
}

async function versionOf(federated: readonly Release[]): Promise<string> {
  const read = await Promise.all(APPS.map((app) => fingerprintOf(app, MODE)));
  const hash = createHash('sha256').update(JSON.stringify([read, federated.map(({ version }) => version)]));
  return `one-bundle-${hash.digest('hex').slice(0, 10)}`;
}

async function writeRelease(folder: string, federated: Release, chunks: Record<string, string[]>): Promise<void> {
  const isShell = federated.app === SHELL;
  await fs.mkdir(path.join(folder, 'server'), { recursive: true });
  if (!isShell) await fs.writeFile(path.join(folder, 'server', SERVER_BUNDLE), serverFaceOf(federated.app));
  const client = (name: string) => (chunks[name] ?? []).map((file) => `client/${file}`);
  const pages = Object.keys(federated.chunks).map((name) => [
    name,
    client(!isShell && name === 'routes' ? faceChunk(federated.app) : name),
  ]);
  const release: Release = {
    ...federated,
    entry: client(isShell ? 'main' : faceChunk(federated.app)).at(-1) ?? '',
    chunks: Object.fromEntries(pages) as Release['chunks'],
    files: await describeFiles(folder, MODE),
  };
  await fs.writeFile(path.join(folder, RELEASE_FILE), JSON.stringify(release));
}

async function exists(file: string): Promise<boolean> {
  return fs.stat(file).then(
    () => true,
    () => false,
  );
}
