import { contractsHostedBy } from '@kaagazz/releases';
import type { Release } from '@kaagazz/releases';

import { finding, notChecked } from './gate-report.ts';
import type { Finding } from './gate-report.ts';
import { SHELL, nameOf } from './live-site.ts';
import type { LiveSite } from './live-site.ts';

/**
 * A remote fits the live shell when that hosts its contract; a shell fits when it hosts those of all remotes that are live or on their way. So a shell that
 * hosts the next contract as well goes first, then the remotes one by one, then a shell without the old one.
 */
export function checkContract(release: Release, { shell, remotes, candidates }: LiveSite): Finding {
  if (release.app === SHELL) {
    const hosted = contractsHostedBy(release);
    const others = [...remotes, ...candidates].filter(({ contract }) => !hosted.includes(contract));
    return finding(
      others.map(
        (remote) => `hosts contract ${hosted.join(', ')}, but ${nameOf(remote)} is live and speaks ${remote.contract}`,
      ),
    );
  }
  if (!shell) return notChecked('no shell is live yet');
  const hosted = contractsHostedBy(shell);
  if (hosted.includes(release.contract)) return finding([]);
  return finding([`speaks contract ${release.contract}, but ${nameOf(shell)} is live and hosts ${hosted.join(', ')}`]);
}
