import { promisify } from 'node:util';
import zlib from 'node:zlib';

import { ReleaseProblem } from '../model/release-problem.ts';
import { integrityOf } from './release-registry.ts';
import type { ReleaseRegistry } from './release-registry.ts';
import type { Release, ReleaseFile } from '../model/release.ts';

const decompress = promisify(zlib.brotliDecompress);
const FILES_AT_ONCE = 8;

export interface FileContent {
  name: string;
  content: Uint8Array;
  brotli: Uint8Array | undefined;
}

export function brotliName(name: string): string {
  return `${name}.br`;
}

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
  // Wait for all workers even if one fails. Otherwise, a worker could still write to the folder
  // while the caller deletes it.
  const ends = await Promise.allSettled(Array.from({ length: FILES_AT_ONCE }, worker));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

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
  // Limit the output, because a tampered file could decompress to gigabytes.
  const content = await decompress(compressed, { maxOutputLength: Math.max(bytes, 1) }).catch(() => undefined);
  return content && integrityOf(content) === integrity ? compressed : undefined;
}
