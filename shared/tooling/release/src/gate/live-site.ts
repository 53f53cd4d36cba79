import { ReleaseProblem } from '@kaagazz/releases';
import type { AppRollout, Release, ReleaseRegistry } from '@kaagazz/releases';

export const SHELL = 'shell';

export interface LiveSite {
  before: Release | undefined;
  shell: Release | undefined;
  remotes: readonly Release[];
  candidates: readonly Release[];
}

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
