import { promisify } from 'node:util';
import zlib from 'node:zlib';

import { ReleaseProblem } from '../model/release-problem.ts';
import { integrityOf } from './release-registry.ts';
import type { ReleaseRegistry } from './release-registry.ts';
import type { Release, ReleaseFile } from '../model/release.ts';

const decompress = promisify(zlib.brotliDecompress);
const FILES_AT_ONCE = 8;

/** A file of a release, and its compressed form where it has one. */
export interface FileContent {
  name: string;
  content: Uint8Array;
  /** yields `content`; undefined when the release has none, or what lies there is another */
  brotli: Uint8Array | undefined;
}

/** The name of a file's compressed form. */
export function brotliName(name: string): string {
  return `${name}.br`;
}

/**
 * Hands over each file of a release, checked against its hash; a few at once, so that no release must fit into memory.
 *
 * @throws ReleaseProblem CORRUPT_RELEASE naming the first file that is missing or other than was built; whatever `take` throws
 */
export async function eachFile(
  registry: ReleaseRegistry,
  release: Release,
  take: (file: FileContent) => Promise<void>,
): Promise<void> {
  const waiting = Object.entries(release.files);
  const worker = async () => {
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [name, described] = next;
        const content = await registry.file(release, name);
        await take({ name, content, brotli: await brotliOf(registry, release, name, described) });
      }
    } finally {
      waiting.length = 0;
    }
  };
  // All have come to rest when this rejects: nobody writes any more into what the caller then clears away.
  const ends = await Promise.allSettled(Array.from({ length: FILES_AT_ONCE }, worker));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * Makes sure that a release is there as a whole, just as it was built.
 *
 * @throws ReleaseProblem CORRUPT_RELEASE
 */
export async function verifyRelease(registry: ReleaseRegistry, release: Release): Promise<void> {
  await eachFile(registry, release, async ({ name, brotli }) => {
    if (!release.files[name]?.brotliBytes || brotli) return;
    const which = `${release.app} ${release.version}: ${brotliName(name)}`;
    throw new ReleaseProblem('CORRUPT_RELEASE', `${which} is missing, or is not the compressed ${name}`);
  });
}

async function brotliOf(
  registry: ReleaseRegistry,
  { app, version }: Release,
  name: string,
  { bytes, brotliBytes, integrity }: ReleaseFile,
): Promise<Uint8Array | undefined> {
  if (!brotliBytes) return undefined;
  const compressed = await registry.storage.read(`${app}/${version}/${brotliName(name)}`);
  if (!compressed) return undefined;
  // A file that grows beyond its size is not the one.
  const content = await decompress(compressed, { maxOutputLength: Math.max(bytes, 1) }).catch(() => undefined);
  return content && integrityOf(content) === integrity ? compressed : undefined;
}
