import type { PageBoot } from '../../src/page-boot.ts';
import type { DeployedRelease, ReleaseSet } from '../releases/index.ts';

type ReleasesOfPage = Pick<PageBoot, 'releases' | 'integrity'>;

const known = new WeakMap<ReleaseSet, ReleasesOfPage>();

export function releasesOf(set: ReleaseSet): ReleasesOfPage {
  let describeThrown = known.get(set);
  if (!describeThrown) known.set(set, (describeThrown = describe(set)));
  return describeThrown;
}

function describe({ releases }: ReleaseSet): ReleasesOfPage {
  const all = Object.values(releases).filter(({ mountedAt }) => mountedAt === undefined);
  return {
    releases: Object.fromEntries(
      all.map(({ app, version, base, entry, paths, menu }) => [
        app,
        { version, base, entry: clientUrl(base, entry), paths, menu },
      ]),
    ),
    integrity: Object.assign({}, ...all.map(integrityOfScripts)) as Record<string, string>,
  };
}

export function integrityOfScripts({ base, files }: Pick<DeployedRelease, 'base' | 'files'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => name.startsWith('client/') && name.endsWith('.js'))
      .map(([name, { integrity }]) => [clientUrl(base, name), integrity]),
  );
}

export function clientUrl(base: string, file: string): string {
  return base + file.replace(/^client\//, '');
}
