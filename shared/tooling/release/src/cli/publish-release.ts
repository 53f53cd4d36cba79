import { isDeepStrictEqual } from 'node:util';

import { RELEASE_FILE, ReleaseProblem, brotliName, eachFile, verifyRelease } from '@kaagazz/releases';
import type { Release, ReleaseRegistry } from '@kaagazz/releases';

import { SBOM_FILE } from './provenance.ts';
import type { GateOptions, GateReport } from '../gate/gate.ts';
import type { Finding } from '../gate/gate-report.ts';

export interface Gate {
  checkTypes: (folder: string) => Promise<Finding>;
  run: (options: GateOptions) => Promise<Pick<GateReport, 'passed' | 'failures' | 'visited' | 'left'>>;
}

export async function checkedRelease(
  source: ReleaseRegistry,
  app: string,
  version: string,
  { development }: { development: boolean },
): Promise<Release> {
  const release = await describedRelease(source, app, version);
  await verifyRelease(source, release);
  if (release.mode === 'production' || development) return release;
  throw new ReleaseProblem(
    'GATE_FAILED',
    `${app} ${version} is a development build: build it for production, or use --development`,
  );
}

async function describedRelease(source: ReleaseRegistry, app: string, version: string): Promise<Release> {
  try {
    return await source.release(app, version);
  } catch (error) {
    const isThere = (await source.storage.list(`${app}/${version}/`)).length > 0;
    if (!isThere || !(error instanceof ReleaseProblem) || error.code !== 'UNKNOWN_VERSION') throw error;
    throw new ReleaseProblem('CORRUPT_RELEASE', `${app} ${version}: ${RELEASE_FILE} is missing`, { cause: error });
  }
}

export async function refuseOtherContent(target: ReleaseRegistry, release: Release): Promise<void> {
  const there = await releaseIn(target, release);
  if (!there || isDeepStrictEqual(contentOf(there), contentOf(release))) return;
  const { app, version } = release;
  throw new ReleaseProblem(
    'CORRUPT_RELEASE',
    `${app} ${version} exists in ${target.storage.where} with different content: build a new version`,
  );
}

/**
 * Uploads a release. Writes `release.json` last, because this file marks the release as complete.
 */
export async function upload(source: ReleaseRegistry, target: ReleaseRegistry, release: Release): Promise<number> {
  const folder = `${release.app}/${release.version}/`;
  const present = new Set(await target.storage.list(folder));
  let written = 0;
  const put = async (name: string, content: Uint8Array) => {
    await target.storage.write(folder + name, content);
    written += 1;
  };
  await eachFile(source, release, async ({ name, content, brotli }) => {
    if (!present.has(folder + name)) await put(name, content);
    if (brotli && !present.has(folder + brotliName(name))) await put(brotliName(name), brotli);
  });
  const sbom = await source.storage.read(folder + SBOM_FILE);
  if (sbom && !present.has(folder + SBOM_FILE)) await put(SBOM_FILE, sbom);
  if (!present.has(folder + RELEASE_FILE)) {
    await target.writeRelease(release);
    written += 1;
  }
  return written;
}

function contentOf({ provenance: _built, signature: _signed, ...content }: Release): Omit<Release, 'provenance'> {
  return content;
}

async function releaseIn(registry: ReleaseRegistry, { app, version }: Release): Promise<Release | undefined> {
  try {
    return await registry.release(app, version);
  } catch (error) {
    if (error instanceof ReleaseProblem && error.code === 'UNKNOWN_VERSION') return undefined;
    throw error;
  }
}
