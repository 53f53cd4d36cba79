import semver from 'semver';
import type { Release } from '@kaagazz/releases';

import { finding, notChecked } from './gate-report.ts';
import type { Finding } from './gate-report.ts';
import { SHELL, nameOf } from './live-site.ts';
import type { LiveSite } from './live-site.ts';

export function checkSharedVersions(release: Release, { shell, remotes, candidates }: LiveSite): Finding {
  if (release.app === SHELL) return finding([...remotes, ...candidates].flatMap((remote) => unmet(remote, release)));
  return shell ? finding(unmet(release, shell)) : notChecked('no shell is live yet');
}

function unmet(remote: Release, shell: Release): string[] {
  return Object.entries(remote.shared).flatMap(([name, range]) => {
    const version = shell.shared[name];
    if (version === undefined)
      return [`${nameOf(remote)} needs ${name} ${range}, which ${nameOf(shell)} does not provide`];
    if (semver.satisfies(version, range, { includePrerelease: true })) return [];
    return [`${nameOf(remote)} needs ${name} ${range}, but ${nameOf(shell)} provides ${version}`];
  });
}
