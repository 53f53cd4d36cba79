import { cp } from 'node:fs/promises';
import path from 'node:path';

import { copyCheckout } from '../../support/checkout-copy.ts';
import type { Bench } from '../parts.ts';
import type { Row } from '../row.ts';
import { median } from '../statistics.ts';
import { APPS, changeOneLine } from './app-sources.ts';
import type { App } from './app-sources.ts';
import { ONE_BUNDLE, buildRows } from './build-rows.ts';
import { build } from './commands.ts';
import type { Workplace } from './commands.ts';
import { changedFiles, releaseFiles } from './release-files.ts';
import { shipOneLine, startSiteOf } from './shipping.ts';
import type { Shipped } from './shipping.ts';

/** the remote in which the line is changed */
const CHANGED: App = 'mfe-print';
const SHIPPED = 3;
/** a cold build of everything, and of the one bundle, is two minutes of two cores */
const BUILD_ROUNDS = 1;

/**
 * How quickly a team ships, and whom it touches: in a copy of the checkout, with releases of its own.
 *
 * `smoke` builds everything again after one changed line in one remote, and compares the releases of the other apps byte for byte.
 */
export async function measureTeamSpeed({ effort, releasesDir, say }: Bench): Promise<Row[]> {
  const copy = await copyCheckout();
  try {
    const workplace = workplaceIn(copy.folder);
    await cp(releasesDir, workplace.releasesDir, { recursive: true });
    const apart = await othersChanged(workplace);
    if (effort === 'smoke') return [apart];
    const builds = await buildRows(workplace, CHANGED, BUILD_ROUNDS, say);
    return [...(await shippingRows(workplace, builds.bundleLoadedAgain, say)), apart, ...builds.rows];
  } finally {
    await copy.remove();
  }
}

function workplaceIn(root: string): Workplace {
  const releasesDir = path.join(root, 'releases');
  // NODE_COMPILE_CACHE: what Node made of webpack's own code, which a team's machine has had for long.
  const { PATH, HOME, CHROMIUM_PATH, NODE_COMPILE_CACHE } = process.env;
  const env = {
    PATH,
    HOME,
    CHROMIUM_PATH,
    NODE_COMPILE_CACHE,
    DATA_DIR: path.join(root, '.data'),
    RELEASE_ACTOR: 'bench',
  };
  return { root, releasesDir, env };
}

/** What a changed line in one remote does to the releases of all other apps, when all are built again. */
async function othersChanged(workplace: Workplace): Promise<Row> {
  const others = APPS.filter((app) => app !== CHANGED);
  const filesOfOthers = () => Promise.all(others.map((app) => releaseFiles(workplace.releasesDir, app)));
  // What was not built yet: a change of somebody else's is not this line's.
  await buildAll(workplace);
  const [before, own] = [await filesOfOthers(), await releaseFiles(workplace.releasesDir, CHANGED)];

  await changeOneLine(workplace.root, CHANGED);
  await buildAll(workplace);

  const after = await filesOfOthers();
  if (changedFiles(own, await releaseFiles(workplace.releasesDir, CHANGED)) === 0) {
    throw new Error(`a changed line made no release of ${CHANGED}`);
  }
  const changed = before.map((files, at) => changedFiles(files, after[at] ?? new Map<string, string>()));
  return {
    what: 'a line: files of other apps that changed',
    unit: '',
    ours: changed.reduce((sum, count) => sum + count, 0),
    target: { atMost: 0 },
    firm: true,
    inPicture: true,
  };
}

/** Those in which nothing changed are done at once. */
async function buildAll(workplace: Workplace): Promise<void> {
  await Promise.all(APPS.map((app) => build(workplace, app)));
}

/** @param bundleLoadedAgain KB that the same line of one bundle makes visitors load again */
async function shippingRows(
  workplace: Workplace,
  bundleLoadedAgain: number,
  say: (line: string) => void,
): Promise<Row[]> {
  const site = await startSiteOf(workplace);
  const rounds: Shipped[] = [];
  try {
    const teamsPlace = { ...workplace, env: { ...workplace.env, SITE_ORIGIN: site.url } };
    for (let round = 0; round < SHIPPED; round++) {
      const shipped = await shipOneLine(teamsPlace, site.url);
      const { build: built, publish, promote, rollback } = shipped;
      say(
        `built ${built.toFixed(1)} s, published ${publish.toFixed(1)} s, seen ${promote.toFixed(1)} s, taken back ${rollback.toFixed(1)} s`,
      );
      rounds.push(shipped);
    }
  } finally {
    await site.stop();
  }
  const of = (value: (shipped: Shipped) => number) => median(rounds.map(value));
  return [
    {
      what: 'a line: to everybody, in all',
      unit: 's',
      ours: of((each) => each.build + each.publish + each.promote),
      inPicture: true,
    },
    { what: 'a line: built', unit: 's', ours: of(({ build: built }) => built) },
    { what: 'a line: through the gate, published', unit: 's', ours: of(({ publish }) => publish) },
    { what: 'a line: promoted, until a new page view has it', unit: 's', ours: of(({ promote }) => promote) },
    {
      what: 'a line: JavaScript that visitors load again',
      unit: 'KB',
      ours: of((each) => each.loadedAgain),
      other: { name: ONE_BUNDLE, value: bundleLoadedAgain },
      inPicture: true,
    },
    {
      what: 'rolled back, until a new page view has the old one',
      unit: 's',
      ours: of(({ rollback }) => rollback),
      inPicture: true,
    },
  ];
}
