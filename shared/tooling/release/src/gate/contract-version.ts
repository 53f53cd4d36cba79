import { contractsHostedBy } from '@kaagazz/releases';
import type { Release } from '@kaagazz/releases';

import { finding, notChecked } from './gate-report.ts';
import type { Finding } from './gate-report.ts';
import { SHELL, nameOf } from './live-site.ts';
import type { LiveSite } from './live-site.ts';

/**
 * Checks that the shell supports the contract versions of all remotes. To raise the contract
 * version, first release a shell that supports both versions, then the remotes, and finally a shell
 * without the old version.
 */
export function checkContract(release: Release, { shell, remotes, candidates }: LiveSite): Finding {
  if (release.app === SHELL) {
    const hosted = contractsHostedBy(release);
    const others = [...remotes, ...candidates].filter(({ contract }) => !hosted.includes(contract));
    return finding(
      others.map(
        (remote) => `supports contract ${hosted.join(', ')}, but ${nameOf(remote)} is live and uses ${remote.contract}`,
      ),
    );
  }
  if (!shell) return notChecked('no shell is live yet');
  const hosted = contractsHostedBy(shell);
  if (hosted.includes(release.contract)) return finding([]);
  return finding([`uses contract ${release.contract}, but ${nameOf(shell)} is live and supports ${hosted.join(', ')}`]);
}
