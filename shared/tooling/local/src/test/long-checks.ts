import { APPS } from '@kaagazz/build/apps';

import { buildApps } from '../site/build-apps.ts';
import { print, stepLines } from '../process/console-lines.ts';
import { runBench } from './run-bench.ts';
import { readSettings } from '../site/site-settings.ts';
import { findChromium } from './chromium.ts';
import { jestCheck } from './run-program.ts';
import { FAILED, PASSED, sum } from './tally.ts';
import type { Tally } from './tally.ts';

/** Tests read this to do more of the same: more rounds of a race, a slower network. */
const LONG = { LONG: '1' };

/** Checks too long for every change: `npm run test:long`. */
export const longChecks: [name: string, run: () => Promise<Tally>][] = [
  ['races', races],
  ['jitter', jitter],
  ['resilience', resilience],
  ['serving', serving],
  ['judgement', judgement],
  ['slow-network', slowNetwork],
  ['same-bytes', sameBytes],
  ['bench', wholeSmoke],
  ['dev', hotReload],
];

/** The api's tests in their long form: each race many times, 100,000 requests of every kind. */
function races(): Promise<Tally> {
  // One at a time, in a worker that restarts when it has grown: an import took five times as long in a worker of 3 GB.
  return jestCheck(['--selectProjects', 'api', '--maxWorkers=1', '--workerIdleMemoryLimit=1GB'], LONG);
}

const SCREENS = ['shared', ...APPS];
const JITTER_SEEDS = ['1', '2', '3', '4', '5'];

/** The tests of screens, then the journeys, with answers and code that come late, each time in another order: `npm test` meets them in any order on a busy machine. */
async function jitter(): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const seed of JITTER_SEEDS) {
    print(`delays of seed ${seed}`);
    tallies.push(await jestCheck(['--selectProjects', ...SCREENS, '--maxWorkers=2'], { JITTER: seed }));
  }
  print('delays of the journeys');
  const env = { JITTER: '1', CHROMIUM_PATH: await findChromium() };
  tallies.push(await jestCheck(['--config=e2e/jest.config.mjs', '--maxWorkers=2'], env));
  return sum(tallies);
}

/** Faults and crashes for minutes, with many buyers: with the built releases. */
async function resilience(): Promise<Tally> {
  const { releasesDir } = readSettings(process.env);
  await buildApps(APPS, { releasesDir }, stepLines(APPS.length, print));
  const env = { ...LONG, RELEASES_DIR: releasesDir };
  return jestCheck(['--config=e2e/resilience/jest.config.mjs', '--runInBand'], env);
}

/** A running server while a hundred releases come and go under load, and three hundred in its memory: with the built ones. And all ways to stall. */
async function serving(): Promise<Tally> {
  const { releasesDir } = readSettings(process.env);
  await buildApps(APPS, { releasesDir }, stepLines(APPS.length, print));
  const env = { ...LONG, RELEASES_DIR: releasesDir };
  return jestCheck(
    ['--selectProjects', 'shell-server', '--runInBand', '--testPathPatterns', 'serving|render-pool'],
    env,
  );
}

/** Thousands of simulated rollouts: how many healthy candidates are stopped, and how soon failing ones. */
function judgement(): Promise<Tally> {
  return jestCheck(['--selectProjects', 'shell-server', '--testPathPatterns', 'health-judgement'], LONG);
}

/** The journeys on a slow phone: 150 ms, 1.6 Mbps, a quarter of the processor. */
async function slowNetwork(): Promise<Tally> {
  const env = { ...LONG, CHROMIUM_PATH: await findChromium() };
  return jestCheck(['--config=e2e/jest.config.mjs', '--runInBand'], env);
}

/** `npm run dev` of one remote, in a copy of the checkout, with the releases that lie here for the others. */
async function hotReload(): Promise<Tally> {
  const { releasesDir } = readSettings(process.env);
  await buildApps(APPS, { releasesDir }, stepLines(APPS.length, print));
  const env = { CHROMIUM_PATH: await findChromium(), RELEASES_DIR: releasesDir };
  return jestCheck(['--config=e2e/dev/jest.config.mjs', '--runInBand'], env);
}

/** A little of every part of `npm run bench`. */
async function wholeSmoke(): Promise<Tally> {
  const { releasesDir } = readSettings(process.env);
  await buildApps(APPS, { releasesDir }, stepLines(APPS.length, print));
  return (await runBench(releasesDir, ['--smoke'])) === 0 ? PASSED : FAILED;
}

/** Every app is built in two checkouts, and the releases compared byte for byte. */
function sameBytes(): Promise<Tally> {
  return jestCheck(['--selectProjects', 'tools', '--testPathPatterns', 'build-app', '--runInBand'], LONG);
}
