import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

import { API_VERSION } from '@kaagazz/api-schema/api-version';
import { CONTRACT_VERSION, HOSTED_CONTRACTS } from '@kaagazz/contract';
import type { MountedFace, RemoteFace } from '@kaagazz/contract';
import { RELEASE_FILE, ReleaseDiscovery, ReleaseManifest, SOURCE_MAPS_FOLDER, integrityOf } from '@kaagazz/releases';
import type { BuildMode, Release, ReleaseFile } from '@kaagazz/releases';

import { SHELL, faceKindOf } from '../apps/apps.ts';
import { faceProblems } from './face-problems.ts';
import { readFace } from './read-face.ts';
import { SHARED_SINGLETONS, singletonsOf } from '@kaagazz/contract/shared-singletons';
import { appVersion, packageVersion } from '../apps/package-versions.ts';
import { REMOTE_ENTRY } from '../federation/federation-plugins.ts';
import { SERVER_BUNDLE } from '../webpack/server-config.ts';

/**
 * File types without a compressed copy. Fonts are already compressed, and visitors never load
 * `.cjs` files or source maps.
 */
const UNCOMPRESSED = ['.woff2', '.cjs', '.map'];

const brotli = promisify(zlib.brotliCompress);

interface Compiled {
  app: string;
  mode: BuildMode;
  /** Paths of each chunk's files, in loading order. The paths are relative to `client/`. */
  chunks: Readonly<Record<string, string[]>>;
}

export async function describeRelease(folder: string, { app, mode, chunks }: Compiled): Promise<string> {
  const files = await describeFiles(folder, mode);
  const face = app === SHELL ? undefined : await readFace(path.join(folder, 'server', SERVER_BUNDLE));
  const problems = face ? faceProblems(face, Object.keys(chunks)) : [];
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const content: Omit<Release, 'version'> = {
    app,
    contract: face?.contract ?? CONTRACT_VERSION,
    ...(app === SHELL && { hosts: [...HOSTED_CONTRACTS] }),
    requires: { api: API_VERSION },
    mode,
    ...pagesOf(face),
    ...discoveryOf(face),
    entry: `client/${app === SHELL ? (chunks.main?.at(-1) ?? '') : REMOTE_ENTRY}`,
    server: `server/${SERVER_BUNDLE}`,
    chunks: Object.fromEntries(
      Object.entries(chunks).map(([name, list]) => [name, list.map((file) => `client/${file}`)]),
    ),
    shared: Object.fromEntries(
      (app === SHELL ? SHARED_SINGLETONS : singletonsOf(faceKindOf(app))).map(({ name }) => [
        name,
        `${app === SHELL ? '' : '^'}${packageVersion(name)}`,
      ]),
    ),
    files,
  };
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 10);
  const release = ReleaseManifest.parse({ ...content, version: `${appVersion(app)}-${hash}` });
  await fs.writeFile(path.join(folder, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
  return release.version;
}

function pagesOf(
  face: RemoteFace | MountedFace | undefined,
): Pick<Release, 'paths' | 'mountedAt' | 'examples' | 'pageChunks' | 'menu' | 'ownDocuments' | 'frames'> {
  if (face && 'mount' in face) {
    const { root } = face;
    return { paths: [`${root}/*`], mountedAt: root, examples: { [`${root}/*`]: root }, menu: {}, ownDocuments: [] };
  }
  const routes = face?.routes ?? [];
  const handled = (name: 'example' | 'menu') =>
    Object.fromEntries(routes.flatMap(({ path: pattern, handle }) => (handle[name] ? [[pattern, handle[name]]] : [])));
  return {
    paths: routes.map((route) => route.path),
    examples: handled('example'),
    pageChunks: Object.fromEntries(routes.map(({ path: pattern, handle: { chunk } }) => [pattern, [chunk].flat()])),
    menu: handled('menu'),
    ownDocuments: routes.filter(({ handle }) => handle.ownDocument === true).map((route) => route.path),
    frames: Object.fromEntries(
      routes.flatMap(({ path: pattern, handle: { ownDocument } }) =>
        typeof ownDocument === 'object' ? [[pattern, [...ownDocument.frames]]] : [],
      ),
    ),
  };
}

function discoveryOf(face: RemoteFace | MountedFace | undefined): Pick<Release, 'discovery'> {
  return face && 'discovery' in face && face.discovery ? { discovery: ReleaseDiscovery.parse(face.discovery) } : {};
}

export async function describeFiles(folder: string, mode: BuildMode): Promise<Record<string, ReleaseFile>> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => !name.endsWith('.map') || name.startsWith(`${SOURCE_MAPS_FOLDER}/`))
    .sort();
  const described = await Promise.all(names.map((name) => describeFile(path.join(folder, name), mode)));
  return Object.fromEntries(names.map((name, i) => [name, described[i]])) as Record<string, ReleaseFile>;
}

async function describeFile(file: string, mode: BuildMode): Promise<ReleaseFile> {
  const bytes = await fs.readFile(file);
  const described: ReleaseFile = { integrity: integrityOf(bytes), bytes: bytes.length };
  if (UNCOMPRESSED.some((ending) => file.endsWith(ending))) return described;
  const quality = mode === 'production' ? zlib.constants.BROTLI_MAX_QUALITY : 5;
  const compressed = await brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } });
  if (compressed.length >= bytes.length) return described;
  await fs.writeFile(`${file}.br`, compressed);
  return { ...described, brotliBytes: compressed.length };
}
