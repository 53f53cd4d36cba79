import { FolderStorage, ReleaseRegistry } from '@kaagazz/releases';
import type { Release } from '@kaagazz/releases';
import { kilobytes, weigh, weighHome } from '@kaagazz/release/byte-budgets';

import type { Print } from '../process/console-lines.ts';
import { FAILED, PASSED, sum } from './tally.ts';
import type { Tally } from './tally.ts';

const SHELL = 'shell';

/** Weighs the releases that are served now against the budgets and prints the table; each row is a test. The gate asks the same of a single release. */
export async function checkByteBudgets(releasesDir: string, print: Print): Promise<Tally> {
  const releases = await servedReleases(releasesDir);
  const shell = releases.find(({ app }) => app === SHELL);
  const remotes = releases.filter(({ app }) => app !== SHELL);
  const home = weighHome(shell, remotes);
  if (!home) throw new Error('the releases hold no home page');

  const lines = [home, ...releases.flatMap((release) => weigh(release))];
  print(`${'brotli JavaScript'.padEnd(44)} ${'size'.padStart(9)} ${'budget'.padStart(9)}`);
  for (const { what, bytes, budget } of lines) {
    const verdict = bytes > budget ? '  TOO BIG' : '';
    print(`${what.padEnd(44)} ${kilobytes(bytes).padStart(9)} ${kilobytes(budget).padStart(9)}${verdict}`);
  }
  return sum(lines.map(({ bytes, budget }) => (bytes > budget ? FAILED : PASSED)));
}

async function servedReleases(releasesDir: string): Promise<Release[]> {
  const registry = new ReleaseRegistry(new FolderStorage(releasesDir));
  const { apps } = await registry.rollout();
  const stable = Object.entries(apps).flatMap(([app, part]) =>
    part.stable ? [registry.release(app, part.stable)] : [],
  );
  return Promise.all(stable);
}
