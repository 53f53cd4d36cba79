import { APPS } from '@kaagazz/build/apps';

import { buildApps } from '../site/build-apps.ts';
import { print, stepLines } from '../process/console-lines.ts';
import { runBench } from './run-bench.ts';
import { readSettings } from '../site/site-settings.ts';
import { findChromium } from './chromium.ts';
import { jestCheck, mutationCheck } from './run-program.ts';
import { FAILED, PASSED, sum } from './tally.ts';
import type { Tally } from './tally.ts';

const LONG = { LONG: '1' };

const JOURNEYS = '--config=e2e/jest.config.mjs';

export type Check = [name: string, run: (isNamed: boolean) => Promise<Tally>];

export const longChecks: Check[] = [
  ['races', races],
  ['jitter', jitter],
  ['mutation', mutation],
  ['resilience', resilience],
  ['soak', soak],
  ['serving', serving],
  ['pipeline', pipeline],
  ['judgement', judgement],
  ['slow-network', slowNetwork],
  ['desk', desk],
  ['same-bytes', sameBytes],
  ['renamed-fields', renamedFields],
  ['bench', wholeSmoke],
  ['dev', hotReload],
  ['images', images],
  ['repositories', repositories],
  ['go-live', goLive],
];

function races(): Promise<Tally> {
  return jestCheck(['--selectProjects', 'api', '--maxWorkers=1', '--workerIdleMemoryLimit=1GB'], LONG);
}

const SCREENS = ['shared', ...APPS];
const JITTER_SEEDS = ['1', '2', '3', '4', '5'];

async function jitter(): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const seed of JITTER_SEEDS) {
    print(`screens with delays of seed ${seed}`);
    tallies.push(await jestCheck(['--selectProjects', ...SCREENS, '--maxWorkers=2'], { JITTER: seed }));
  }
  print('journeys with delays');
  const env = { JITTER: '1', CHROMIUM_PATH: await findChromium() };
  tallies.push(await jestCheck([JOURNEYS, '--maxWorkers=2'], env));
  return sum(tallies);
}

async function mutation(): Promise<Tally> {
  return sum([await mutationCheck('domain'), await mutationCheck('print-prices')]);
}

async function resilience(): Promise<Tally> {
  const env = { ...LONG, RELEASES_DIR: await buildReleases() };
  return jestCheck(['--config=e2e/resilience/jest.config.mjs', '--runInBand'], env);
}

/** Sends 40 requests per second for 5 minutes, or for an hour with `npm run test:long -- soak`. */
async function soak(isNamed: boolean): Promise<Tally> {
  const { SOAK_MINUTES = isNamed ? '60' : '5' } = process.env;
  const env = { ...LONG, SOAK_MINUTES, RELEASES_DIR: await buildReleases() };
  return jestCheck(['--config=e2e/soak/jest.config.mjs'], env);
}

async function serving(): Promise<Tally> {
  const tests = ['--selectProjects', 'shell-server', '--testPathPatterns', 'serving|render-pool|automatic-rollout'];
  return jestCheck([...tests, '--runInBand'], { ...LONG, RELEASES_DIR: await buildReleases() });
}

function pipeline(): Promise<Tally> {
  return jestCheck(['--selectProjects', 'releases', '--testPathPatterns', 'pipeline'], LONG);
}

function judgement(): Promise<Tally> {
  return jestCheck(['--selectProjects', 'shell-server', '--testPathPatterns', 'health-judgement'], LONG);
}

async function slowNetwork(): Promise<Tally> {
  return jestCheck([JOURNEYS, '--runInBand'], { ...LONG, CHROMIUM_PATH: await findChromium() });
}

async function desk(): Promise<Tally> {
  const env = { RELEASES_DIR: await buildReleases(), CHROMIUM_PATH: await findChromium() };
  return jestCheck(['--config=e2e/desk/jest.config.mjs'], env);
}

async function hotReload(): Promise<Tally> {
  const env = { RELEASES_DIR: await buildReleases(), CHROMIUM_PATH: await findChromium() };
  return jestCheck(['--config=e2e/dev/jest.config.mjs', '--runInBand'], env);
}

async function wholeSmoke(): Promise<Tally> {
  return (await runBench(await buildReleases(), ['--smoke'])) === 0 ? PASSED : FAILED;
}

function sameBytes(): Promise<Tally> {
  return jestCheck(['--selectProjects', 'tools', '--testPathPatterns', 'build-app', '--runInBand'], LONG);
}

function renamedFields(): Promise<Tally> {
  return jestCheck(['--selectProjects', 'tools', '--testPathPatterns', 'lint/wire-contract'], LONG);
}

/** Requires root on Debian. */
async function images(): Promise<Tally> {
  return jestCheck(['--config=e2e/images/jest.config.mjs'], { ...LONG, RELEASES_DIR: await buildReleases() });
}

async function goLive(): Promise<Tally> {
  return jestCheck(['--config=e2e/go-live/jest.config.mjs'], { ...LONG, RELEASES_DIR: await buildReleases() });
}

async function repositories(): Promise<Tally> {
  const env = { RELEASES_DIR: await buildReleases(), CHROMIUM_PATH: await findChromium() };
  return jestCheck(['--config=e2e/repositories/jest.config.mjs'], env);
}

async function buildReleases(): Promise<string> {
  const { releasesDir } = readSettings(process.env);
  await buildApps(APPS, { releasesDir }, stepLines(APPS.length, print));
  return releasesDir;
}
