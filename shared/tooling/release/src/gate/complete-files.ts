import { ReleaseProblem, verifyRelease } from '@kaagazz/releases';
import type { Release, ReleaseRegistry } from '@kaagazz/releases';

import { finding } from './gate-report.ts';
import type { Finding } from './gate-report.ts';

export async function checkFiles(registry: ReleaseRegistry, release: Release): Promise<Finding> {
  const unknown = namedFiles(release).filter((name) => !(name in release.files));
  const faults = unknown.map(
    (name) => `${release.app}: ${name} is referenced in release.json, but not listed in its files`,
  );
  for (const name of Object.keys(release.files)) {
    const fault = await faultOf(() => registry.file(release, name));
    if (fault) faults.push(fault);
  }
  const fault = faults.length === 0 ? await faultOf(() => verifyRelease(registry, release)) : undefined;
  return finding(fault ? [fault] : faults);
}

function namedFiles({ entry, server, chunks }: Release): string[] {
  return [...new Set([entry, server, ...Object.values(chunks).flat()])];
}

async function faultOf(check: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await check();
    return undefined;
  } catch (error) {
    if (error instanceof ReleaseProblem && error.code === 'CORRUPT_RELEASE') return error.message;
    throw error;
  }
}
