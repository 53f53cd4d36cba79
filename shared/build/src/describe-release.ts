import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

import { CONTRACT_VERSION, HOSTED_CONTRACTS } from '@kaagazz/contract';
import type { RemoteFace } from '@kaagazz/contract';
import { RELEASE_FILE, ReleaseDiscovery, ReleaseManifest, integrityOf } from '@kaagazz/releases';
import type { BuildMode, Release, ReleaseFile } from '@kaagazz/releases';

import { SHELL } from './apps.ts';
import { faultsOf } from './face-faults.ts';
import { readFace } from './read-face.ts';
import { SHARED_SINGLETONS } from './shared-singletons.ts';
import { REMOTE_ENTRY, SERVER_BUNDLE, appVersion, packageVersion } from './webpack-config.ts';

const brotli = promisify(zlib.brotliCompress);

interface Compiled {
  app: string;
  mode: BuildMode;
  /** chunk name -> files in loading order, from `client/` */
  chunks: Readonly<Record<string, string[]>>;
}

/**
 * Writes `release.json` and the compressed files of what webpack left in `folder`. The version's hash is of all that `release.json` says, and that names every
 * file with its own hash: whatever differs makes another version.
 *
 * @returns the version
 * @throws when a face cannot be published as it is; the message says which route lacks what
 */
export async function describeRelease(folder: string, { app, mode, chunks }: Compiled): Promise<string> {
  const files = await describeFiles(folder, mode);
  const face = app === SHELL ? undefined : await readFace(path.join(folder, 'server', SERVER_BUNDLE));
  const faults = face ? faultsOf(face, Object.keys(chunks)) : [];
  if (faults.length > 0) throw new Error(faults.join('\n'));

  const content: Omit<Release, 'version'> = {
    app,
    contract: face?.contract ?? CONTRACT_VERSION,
    ...(app === SHELL && { hosts: [...HOSTED_CONTRACTS] }),
    mode,
    ...pagesOf(face),
    ...(face?.discovery && { discovery: ReleaseDiscovery.parse(face.discovery) }),
    entry: `client/${app === SHELL ? (chunks.main?.at(-1) ?? '') : REMOTE_ENTRY}`,
    server: `server/${SERVER_BUNDLE}`,
    chunks: Object.fromEntries(
      Object.entries(chunks).map(([name, list]) => [name, list.map((file) => `client/${file}`)]),
    ),
    shared: Object.fromEntries(
      SHARED_SINGLETONS.map(({ name }) => [name, `${app === SHELL ? '' : '^'}${packageVersion(name)}`]),
    ),
    files,
  };
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 10);
  const release = ReleaseManifest.parse({ ...content, version: `${appVersion(app)}-${hash}` });
  await fs.writeFile(path.join(folder, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
  return release.version;
}

/** What a face says of its pages; the shell has none. */
function pagesOf(
  face: RemoteFace | undefined,
): Pick<Release, 'paths' | 'examples' | 'menu' | 'ownDocuments' | 'frames'> {
  const routes = face?.routes ?? [];
  const handled = (name: 'example' | 'menu') =>
    Object.fromEntries(routes.flatMap(({ path: pattern, handle }) => (handle[name] ? [[pattern, handle[name]]] : [])));
  return {
    paths: routes.map((route) => route.path),
    examples: handled('example'),
    menu: handled('menu'),
    ownDocuments: routes.filter(({ handle }) => handle.ownDocument === true).map((route) => route.path),
    frames: Object.fromEntries(
      routes.flatMap(({ path: pattern, handle: { ownDocument } }) =>
        typeof ownDocument === 'object' ? [[pattern, [...ownDocument.frames]]] : [],
      ),
    ),
  };
}

export async function describeFiles(folder: string, mode: BuildMode): Promise<Record<string, ReleaseFile>> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
  const described = await Promise.all(names.map((name) => describeFile(path.join(folder, name), mode)));
  return Object.fromEntries(names.map((name, i) => [name, described[i]])) as Record<string, ReleaseFile>;
}

/** Hashes a file and, where it helps, lays its brotli form beside it. */
async function describeFile(file: string, mode: BuildMode): Promise<ReleaseFile> {
  const bytes = await fs.readFile(file);
  const described: ReleaseFile = { integrity: integrityOf(bytes), bytes: bytes.length };
  if (file.endsWith('.woff2') || file.endsWith('.cjs')) return described;
  const quality = mode === 'production' ? zlib.constants.BROTLI_MAX_QUALITY : 5;
  const compressed = await brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } });
  if (compressed.length >= bytes.length) return described;
  await fs.writeFile(`${file}.br`, compressed);
  return { ...described, brotliBytes: compressed.length };
}
