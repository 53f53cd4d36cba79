import type { Release } from '../release.ts';
import { finding, notChecked } from './gate-report.ts';
import type { Finding } from './gate-report.ts';
import { SHELL, nameOf } from './live-site.ts';
import type { LiveSite } from './live-site.ts';

/** A shell hosts exactly the sections that speak its contract: a remote fits the shell that is live, a shell fits all remotes that are. */
export function checkContract(release: Release, { shell, remotes, candidates }: LiveSite): Finding {
  if (release.app === SHELL) {
    const others = [...remotes, ...candidates].filter(({ contract }) => contract !== release.contract);
    return finding(
      others.map(
        (remote) => `speaks contract ${release.contract}, but ${nameOf(remote)} is live and speaks ${remote.contract}`,
      ),
    );
  }
  if (!shell) return notChecked('no shell is live yet');
  if (shell.contract === release.contract) return finding([]);
  return finding([`speaks contract ${release.contract}, but ${nameOf(shell)} is live and hosts ${shell.contract}`]);
}
