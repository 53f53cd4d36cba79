import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

import { CONTRACT_VERSION } from '@kaagazz/contract';
import type { RemoteFace } from '@kaagazz/contract';
import { RELEASE_FILE } from '@kaagazz/releases';
import type { BuildMode, Release, ReleaseFile } from '@kaagazz/releases';
import webpack from 'webpack';

import { ROOT, SHELL } from './apps.ts';
import { ChunkFilesPlugin } from './chunk-files-plugin.ts';
import { fingerprintOf } from './fingerprint.ts';
import { readFace } from './read-face.ts';
import { SHARED_SINGLETONS } from './shared-singletons.ts';
import {
  REMOTE_ENTRY,
  SERVER_BUNDLE,
  appVersion,
  browserConfig,
  packageVersion,
  serverConfig,
} from './webpack-config.ts';

const brotli = promisify(zlib.brotliCompress);

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

/**
 * Makes `releases/<app>/<version>/`: client files, server bundle and `release.json`. A release is written beside its place and moved there
 * whole; one that exists already is left alone.
 */
export async function buildApp({ app, mode, releasesDir }: BuildRequest): Promise<BuildOutcome> {
  const fingerprint = await fingerprintOf(app, mode);
  const noteFile = path.join(releasesDir, app, `.last-${mode}.json`);
  const last = await readNote(noteFile);
  if (last?.fingerprint === fingerprint && (await exists(path.join(releasesDir, app, last.version, RELEASE_FILE)))) {
    return { version: last.version, built: false };
  }

  const draft = path.join(releasesDir, app, `.draft-${process.pid}`);
  await fs.rm(draft, { recursive: true, force: true });
  try {
    const version = await writeRelease(app, mode, draft);
    await moveInto(draft, path.join(releasesDir, app, version));
    await fs.writeFile(noteFile, JSON.stringify({ fingerprint, version }));
    return { version, built: true };
  } finally {
    await fs.rm(draft, { recursive: true, force: true });
  }
}

async function writeRelease(app: string, mode: BuildMode, folder: string): Promise<string> {
  const chunkFiles = new ChunkFilesPlugin();
  const client = { app, mode, out: path.join(folder, 'client') };
  const server = { app, mode, out: path.join(folder, 'server') };
  await runWebpack([browserConfig(client, chunkFiles), serverConfig(server)]);

  const names = (await fs.readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
  const content = createHash('sha256').update(mode);
  const files: Record<string, ReleaseFile> = {};
  for (const name of names) {
    const bytes = await fs.readFile(path.join(folder, name));
    content.update(`${name}\0`).update(bytes);
    files[name] = await describeFile(path.join(folder, name), bytes, mode);
  }

  const release = await describeRelease({
    app,
    mode,
    folder,
    version: `${appVersion(app)}-${content.digest('hex').slice(0, 10)}`,
    entry: app === SHELL ? (chunkFiles.chunks.main?.at(-1) ?? '') : REMOTE_ENTRY,
    chunks: chunkFiles.chunks,
    files,
  });
  await fs.writeFile(path.join(folder, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
  return release.version;
}

interface BuiltFiles extends Pick<Release, 'app' | 'mode' | 'version' | 'files'> {
  /** absolute folder of the release */
  folder: string;
  /** client file that the browser runs first */
  entry: string;
  /** chunk name -> client files in loading order */
  chunks: Record<string, string[]>;
}

/** `release.json` of files that are built: the rest of it is asked of the app's face, which the server bundle exports. */
export async function describeRelease({ folder, entry, chunks, ...built }: BuiltFiles): Promise<Release> {
  const isShell = built.app === SHELL;
  const face = isShell ? undefined : await readFace(path.join(folder, 'server', SERVER_BUNDLE));
  return {
    app: built.app,
    version: built.version,
    contract: face?.contract ?? CONTRACT_VERSION,
    mode: built.mode,
    ...pagesOf(face),
    entry: `client/${entry}`,
    server: `server/${SERVER_BUNDLE}`,
    chunks: Object.fromEntries(
      Object.entries(chunks).map(([name, list]) => [name, list.map((file) => `client/${file}`)]),
    ),
    shared: Object.fromEntries(
      SHARED_SINGLETONS.map(({ name }) => [name, `${isShell ? '' : '^'}${packageVersion(name)}`]),
    ),
    files: built.files,
  };
}

/** What a face says of its pages; the shell has none. */
function pagesOf(face: RemoteFace | undefined): Pick<Release, 'paths' | 'examples' | 'menu' | 'ownDocuments'> {
  const routes = face?.routes ?? [];
  const handled = (name: 'example' | 'menu') =>
    Object.fromEntries(routes.flatMap(({ path, handle }) => (handle[name] ? [[path, handle[name]]] : [])));
  return {
    paths: routes.map((route) => route.path),
    examples: handled('example'),
    menu: handled('menu'),
    ownDocuments: routes.filter((route) => route.handle.ownDocument).map((route) => route.path),
  };
}

/** Hashes a file and, where it helps, lays its brotli form beside it. */
async function describeFile(file: string, bytes: Buffer, mode: BuildMode): Promise<ReleaseFile> {
  const described: ReleaseFile = {
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    bytes: bytes.length,
  };
  if (file.endsWith('.woff2') || file.endsWith('.cjs')) return described;
  const quality = mode === 'production' ? zlib.constants.BROTLI_MAX_QUALITY : 5;
  const compressed = await brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } });
  if (compressed.length >= bytes.length) return described;
  await fs.writeFile(`${file}.br`, compressed);
  return { ...described, brotliBytes: compressed.length };
}

async function runWebpack(configs: webpack.Configuration[]): Promise<void> {
  const compiler = webpack(configs);
  const stats = await new Promise<webpack.MultiStats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats?.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
}

async function moveInto(draft: string, place: string): Promise<void> {
  if (await exists(place)) return;
  await fs.rename(draft, place);
}

async function readNote(file: string): Promise<{ fingerprint: string; version: string } | undefined> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8')) as { fingerprint: string; version: string };
  } catch {
    return undefined;
  }
}

async function exists(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  );
}

export const DEFAULT_RELEASES_DIR: string = path.join(ROOT, 'releases');
