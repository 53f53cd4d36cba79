import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { runUntil } from '../../support/running-process.ts';
import { freePort } from '../../support/site.ts';
import { changeOneLine } from './app-sources.ts';
import { release } from './commands.ts';
import type { Workplace } from './commands.ts';
import { scriptsLoadedAgain, stableVersion } from './release-files.ts';

const APP = 'mfe-print';
const PAGE = '/KaagazzPrint';
const SEEN_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 20;

/** Seconds of each step from a changed line to everybody, and back; brotli KB of the scripts that visitors load again. */
export interface Shipped {
  build: number;
  /** with the gate: every page of the release, drawn and opened in a browser */
  publish: number;
  /** until a new page view has the line */
  promote: number;
  /** until a new page view has the release before it */
  rollback: number;
  loadedAgain: number;
}

/** Ships one changed line of a remote to everybody, and takes it back, by the team's own commands while the site runs. */
export async function shipOneLine(workplace: Workplace, site: string): Promise<Shipped> {
  const before = await stableVersion(workplace.releasesDir, APP);
  const folderOf = (version: string) => path.join(workplace.releasesDir, APP, version);
  const word = await changeOneLine(workplace.root, APP);
  const build = await release(workplace, 'build', APP);
  const publish = await release(workplace, 'publish', APP);

  const promote = await untilSeen(workplace, ['promote', APP, '100'], site, (html) => html.includes(word));
  const after = await stableVersion(workplace.releasesDir, APP);
  const rollback = await untilSeen(workplace, ['rollback', APP], site, (html) => !html.includes(word));
  const loadedAgain = await scriptsLoadedAgain(folderOf(before), folderOf(after));
  return { build, publish, promote, rollback, loadedAgain };
}

/** @returns seconds from the command's start until a stranger's new page view shows what it did */
async function untilSeen(
  workplace: Workplace,
  command: string[],
  site: string,
  isSeen: (html: string) => boolean,
): Promise<number> {
  const started = performance.now();
  const ended = release(workplace, ...command);
  const seen = async () => {
    const page = await fetch(site + PAGE);
    return page.ok && isSeen(await page.text());
  };
  while (!(await seen())) {
    if (performance.now() - started > SEEN_WITHIN_MS) throw new Error(`nobody sees what ${command.join(' ')} did`);
    await wait(LOOK_EVERY_MS);
  }
  const seconds = (performance.now() - started) / 1000;
  await ended;
  return seconds;
}

/** The whole site of a checkout, as `npm start` runs it there. */
export async function startSiteOf(workplace: Workplace): Promise<{ url: string; stop(): Promise<unknown> }> {
  const { root, releasesDir, env } = workplace;
  const site = await runUntil(/^ready (http:\S+)$/m, path.join(root, 'shared/local/src/start.ts'), {
    env: { ...env, PORT: `${await freePort()}`, RELEASES_DIR: releasesDir, VITALS_SAMPLE: '0' },
  });
  return { url: site.match[1] ?? '', stop: () => site.stop() };
}
