import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { CHANGED_APP, CHANGED_PAGE, changeOneLine, release } from './commands.ts';
import type { Workplace } from './commands.ts';
import { readStableVersions, scriptsToDownload } from './release-files.ts';

const LIVE_TIMEOUT_MS = 30_000;
const POLL_MS = 20;

/** Durations are in seconds. */
export interface Shipment {
  build: number;
  publish: number;
  promote: number;
  rollback: number;
  /** KB of Brotli-compressed JavaScript. */
  downloads: number;
}

export async function shipOneLine(workplace: Workplace, site: string): Promise<Shipment> {
  const stableFolder = async () => {
    const { [CHANGED_APP]: version = '' } = await readStableVersions(workplace.releasesDir);
    return path.join(workplace.releasesDir, CHANGED_APP, version);
  };
  const before = await stableFolder();
  const word = await changeOneLine(workplace);
  const build = await release(workplace, 'build', CHANGED_APP);
  const publish = await release(workplace, 'publish', CHANGED_APP);
  const promote = await untilLive(workplace, ['promote', CHANGED_APP, '100'], site, (html) => html.includes(word));
  const after = await stableFolder();
  const rollback = await untilLive(workplace, ['rollback', CHANGED_APP], site, (html) => !html.includes(word));
  return { build, publish, promote, rollback, downloads: await scriptsToDownload(before, after) };
}

async function untilLive(
  workplace: Workplace,
  command: string[],
  site: string,
  isLive: (html: string) => boolean,
): Promise<number> {
  const started = performance.now();
  const finished = release(workplace, ...command);
  const check = async () => {
    const page = await fetch(site + CHANGED_PAGE);
    return page.ok && isLive(await page.text());
  };
  while (!(await check())) {
    if (performance.now() - started > LIVE_TIMEOUT_MS) throw new Error(`no page view shows ${command.join(' ')}`);
    await wait(POLL_MS);
  }
  const seconds = (performance.now() - started) / 1000;
  await finished;
  return seconds;
}
