import { ReleaseProblem, verifyRelease } from '@kaagazz/releases';
import type { Release, ReleaseRegistry } from '@kaagazz/releases';

import { finding } from './gate-report.ts';
import type { Finding } from './gate-report.ts';

/** Whether all files of a release are there, just as they were built, and what it names is among them. */
export async function checkFiles(registry: ReleaseRegistry, release: Release): Promise<Finding> {
  const unknown = namedFiles(release).filter((name) => !(name in release.files));
  const faults = unknown.map((name) => `${release.app}: ${name} is named in release.json, but is none of its files`);
  for (const name of Object.keys(release.files)) {
    const fault = await faultOf(() => registry.file(release, name));
    if (fault) faults.push(fault);
  }
  // says which compressed form is missing
  const fault = faults.length === 0 ? await faultOf(() => verifyRelease(registry, release)) : undefined;
  return finding(fault ? [fault] : faults);
}

function namedFiles({ entry, server, chunks }: Release): string[] {
  return [...new Set([entry, server, ...Object.values(chunks).flat()])];
}

async function faultOf(look: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await look();
    return undefined;
  } catch (error) {
    if (error instanceof ReleaseProblem && error.code === 'CORRUPT_RELEASE') return error.message;
    throw error;
  }
}
