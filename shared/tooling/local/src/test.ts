import { APPS } from '@kaagazz/build/apps';

import { buildApps } from './site/build-apps.ts';
import { print, seconds, stepLines } from './process/console-lines.ts';
import { runBench } from './test/run-bench.ts';
import { readSettings } from './site/site-settings.ts';
import { checkByteBudgets } from './test/byte-budgets.ts';
import { findChromium } from './test/chromium.ts';
import { longChecks } from './test/long-checks.ts';
import type { Check } from './test/long-checks.ts';
import { jestCheck, staticCheck } from './test/run-program.ts';
import { FAILED, PASSED, sum } from './test/tally.ts';
import type { Tally } from './test/tally.ts';

const { releasesDir } = readSettings(process.env);

const FOLDER_CYCLES = 'shared/tooling/testing/lint/folder-cycles.cjs';

const singleCoreChecks: Check[] = [
  ['lint', () => staticCheck('oxlint')],
  ['format', () => staticCheck('oxfmt', '--check', '.')],
  ['imports', () => staticCheck('depcruise', '--output-type', 'err-long', '.')],
  ['folders', () => staticCheck('depcruise', '--config', FOLDER_CYCLES, '--output-type', 'err-long', '.')],
  ['dead-code', () => staticCheck('knip', '--no-progress')],
  ['build', buildAll],
];

/**
 * Use three workers for two cores, because tests often wait for a database, a browser or a timer.
 */
const WORKERS = '--maxWorkers=3';

const checks: Check[] = [
  ['unit', () => jestCheck([WORKERS])],
  ['budgets', () => checkByteBudgets(releasesDir, print)],
  ['bench', benchSmoke],
  ['resilience', resilience],
  ['journeys', journeys],
];

async function buildAll(): Promise<Tally> {
  await buildApps(APPS, { releasesDir }, stepLines(APPS.length, print));
  return PASSED;
}

async function benchSmoke(): Promise<Tally> {
  return (await runBench(releasesDir, ['--smoke', '--only', 'growth'])) === 0 ? PASSED : FAILED;
}

async function resilience(): Promise<Tally> {
  const inFolder = ['--config=e2e/resilience/jest.config.mjs'];
  const env = { RELEASES_DIR: releasesDir };
  const elsewhere = '/(crashes|several-processes|production-install)';
  return sum([
    await jestCheck([...inFolder, '--maxWorkers=2', '--testPathIgnorePatterns', elsewhere], env),
    // Run the crash tests one at a time, because each of them needs two cores.
    await jestCheck([...inFolder, '--runInBand', '--testPathPatterns', '/crashes'], env),
  ]);
}

async function journeys(): Promise<Tally> {
  const env = { CHROMIUM_PATH: await findChromium(), RELEASES_DIR: releasesDir };
  return jestCheck(['--config=e2e/jest.config.mjs', WORKERS], env);
}

async function run([name, check]: Check, isNamed = false): Promise<Tally & { name: string; took: string }> {
  print(`\n=== ${name}`);
  const started = performance.now();
  const tally = await check(isNamed).catch((error: unknown) => {
    print(error instanceof Error ? error.message : String(error));
    return FAILED;
  });
  return { name, took: seconds(started), ...tally };
}

const SLOWEST_FILES = 10;

type Result = Awaited<ReturnType<typeof run>>;

async function runSideBySide(waiting: readonly Check[], concurrency: number): Promise<Result[]> {
  const queue = waiting.values();
  const results: Result[] = [];
  const worker = async () => {
    for (const check of queue) results.push(await run(check));
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}

async function main(): Promise<void> {
  const options = process.argv.slice(2);
  const [sideBySide, oneByOne] = options.includes('--long') ? [[], longChecks] : [singleCoreChecks, checks];
  const all = [...sideBySide, ...oneByOne];
  const names = options.filter((option) => !option.startsWith('--'));
  const unknown = names.filter((name) => !all.some(([known]) => known === name));
  if (unknown.length > 0)
    throw new Error(`no check is named ${unknown.join(', ')}: ${all.map(([name]) => name).join(', ')}`);

  const started = performance.now();
  const isWanted = ([name]: Check) => names.length === 0 || names.includes(name);
  const results = await runSideBySide(sideBySide.filter(isWanted), 2);
  for (const check of oneByOne.filter(isWanted)) results.push(await run(check, names.includes(check[0])));

  const total = sum(results);
  print('');
  for (const { name, took, passed, failed } of results) {
    print(
      `${failed > 0 ? 'FAIL' : 'ok  '} ${name.padEnd(12)} ${took.padStart(8)}   ${passed} passed, ${failed} failed`,
    );
  }
  const slowest = (total.files ?? []).toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST_FILES);
  if (slowest.length > 0) print('\nslowest test files');
  for (const { file, seconds: taken } of slowest) print(`${taken.toFixed(1).padStart(7)} s   ${file}`);
  for (const file of total.repeated ?? []) print(`\nfailed first, passed when run again: ${file}`);
  print(`\nall in ${seconds(started)}`);
  print(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
