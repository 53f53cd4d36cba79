import path from 'node:path';

import { FolderStorage, ReleaseRegistry } from '@kaagazz/releases';
import type { Release } from '@kaagazz/releases';
import { kilobytes, weigh, weighHome } from '@kaagazz/release/byte-budgets';

import type { Print } from '../process/console-lines.ts';
import { FAILED, PASSED, sum } from './tally.ts';
import type { Tally } from './tally.ts';
import { findZod } from './zod-in-browser.ts';

const SHELL = 'shell';

export async function checkByteBudgets(releasesDir: string, print: Print): Promise<Tally> {
  const releases = await stableReleases(releasesDir);
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
  const sizes = lines.map(({ bytes, budget }) => (bytes > budget ? FAILED : PASSED));
  const withoutZod = releases.map(async ({ app, version }) => {
    const found = await findZod(path.join(releasesDir, app, version));
    for (const file of found) print(`${app} ${file} contains zod, but browsers need only its types`);
    return found.length > 0 ? FAILED : PASSED;
  });
  return sum([...sizes, ...(await Promise.all(withoutZod))]);
}

async function stableReleases(releasesDir: string): Promise<Release[]> {
  const registry = new ReleaseRegistry(new FolderStorage(releasesDir));
  const { apps } = await registry.rollout();
  const stable = Object.entries(apps).flatMap(([app, part]) =>
    part.stable ? [registry.release(app, part.stable)] : [],
  );
  return Promise.all(stable);
}
