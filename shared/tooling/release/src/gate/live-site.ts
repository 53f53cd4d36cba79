import { ReleaseProblem } from '@kaagazz/releases';
import type { AppRollout, Release, ReleaseRegistry } from '@kaagazz/releases';

export const SHELL = 'shell';

/** What is served while a release asks to be let in. */
export interface LiveSite {
  /** the stable release of the same app; undefined for the first one ever, and when it is broken */
  before: Release | undefined;
  /** the shell that pages are drawn in: the stable one, or while there is none the candidate */
  shell: Release | undefined;
  /** stable releases of all other sections */
  remotes: readonly Release[];
  /** releases of all other sections that visitors or testers may get beside those */
  candidates: readonly Release[];
}

/**
 * Reads what is served now.
 *
 * @param app whose release asks to be let in
 * @throws ReleaseProblem BROKEN_ROLLOUT, STORAGE; CORRUPT_RELEASE or UNKNOWN_VERSION when what is live of another app is broken
 */
export async function readLiveSite(registry: ReleaseRegistry, app: string): Promise<LiveSite> {
  const { apps } = await registry.rollout();
  const read = (name: string, version: string | null | undefined) =>
    version ? registry.release(name, version) : Promise.resolve(undefined);
  const readAll = async (of: (part: AppRollout) => string | null | undefined) => {
    const others = Object.entries(apps).filter(([name]) => name !== app && name !== SHELL);
    const releases = await Promise.all(others.map(([name, part]) => read(name, of(part))));
    return releases.filter((release) => release !== undefined);
  };
  return {
    // One that cannot be read any more is exactly what a new one is published for.
    before: await read(app, apps[app]?.stable).catch(unlessStorage),
    shell: await read(SHELL, apps[SHELL]?.stable ?? apps[SHELL]?.candidate?.version),
    remotes: await readAll(({ stable }) => stable),
    candidates: await readAll(({ candidate }) => candidate?.version),
  };
}

export function nameOf({ app, version }: Pick<Release, 'app' | 'version'>): string {
  return `${app} ${version}`;
}

function unlessStorage(error: unknown): undefined {
  if (error instanceof ReleaseProblem && ['CORRUPT_RELEASE', 'UNKNOWN_VERSION'].includes(error.code)) return undefined;
  throw error;
}
