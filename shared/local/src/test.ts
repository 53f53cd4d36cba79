/**
 * `npm test`: everything that "done" means, in order, with live output. All checks run even when one fails; the last line counts them all.
 * `npm run test:long` (`--long`) runs what is too long for every change instead.
 *
 * Names after the options choose checks: `npm test -- lint unit`.
 */
import { APPS, buildApps } from './build-apps.ts';
import { print, seconds, stepLines } from './console-lines.ts';
import { runBench } from './run-bench.ts';
import { readSettings } from './site-settings.ts';
import { checkByteBudgets } from './test/byte-budgets.ts';
import { findChromium } from './test/chromium.ts';
import { longChecks } from './test/long-checks.ts';
import { openTestPostgres } from './test/postgres.ts';
import { jestCheck, staticCheck } from './test/run-program.ts';
import { FAILED, PASSED, sum } from './test/tally.ts';
import type { Tally } from './test/tally.ts';

export type Check = [name: string, run: () => Promise<Tally>];

const SOURCES = ['shared', 'shell', 'mfe-brand', 'mfe-shop', 'mfe-print', 'mfe-account', 'api', 'e2e'];

const { releasesDir } = readSettings(process.env);

/** Each keeps one core busy: they run side by side, the longest first. */
const singleCoreChecks: Check[] = [
  ['lint', () => staticCheck('oxlint')],
  ['format', () => staticCheck('oxfmt', '--check', '.')],
  [
    'walls',
    () => staticCheck('depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', ...SOURCES),
  ],
  ['dead-code', () => staticCheck('knip', '--no-progress')],
  ['build', buildAll],
];

/** One after the other: they use all of the machine, and some of them measure time. */
const checks: Check[] = [
  ['unit', unitTests],
  ['budgets', () => checkByteBudgets(releasesDir, print)],
  ['bench', benchSmoke],
  ['resilience', resilience],
  ['journeys', () => inBrowser('journeys', 2)],
  ['measured', () => inBrowser('measured', 1)],
];

/** Unit, screen and api tests; the api's on both databases. */
async function unitTests(): Promise<Tally> {
  const postgres = await openTestPostgres();
  try {
    return await jestCheck(['--maxWorkers=2'], { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function buildAll(): Promise<Tally> {
  await buildApps(APPS, { releasesDir }, stepLines(APPS.length, print));
  return PASSED;
}

/**
 * A little of `npm run bench`: it fails when a row that does not hang on how fast the machine is misses its target. The other parts have tests of their
 * own for that (budgets, e2e/loading), or build the site once more: all of it is for `npm run test:long`.
 */
async function benchSmoke(): Promise<Tally> {
  return (await runBench(releasesDir, ['--smoke', '--only', 'html,growth'])) === 0 ? PASSED : FAILED;
}

/** What happens while a part of the site is down, slow or killed: processes as they run in production, on a PostgreSQL of their own. */
async function resilience(): Promise<Tally> {
  const inFolder = ['--config=e2e/resilience/jest.config.mjs'];
  const env = { RELEASES_DIR: releasesDir };
  // Faults are mostly waited for; crashes under load need the machine for themselves.
  return sum([
    await jestCheck([...inFolder, '--maxWorkers=2', '--testPathPatterns', 'faults'], env),
    await jestCheck([...inFolder, '--runInBand', '--testPathIgnorePatterns', 'faults'], env),
  ]);
}

/**
 * What a shopper does, in a real browser, on the built site.
 *
 * @param at how many journeys at once
 */
async function inBrowser(project: string, at: number): Promise<Tally> {
  const env = { CHROMIUM_PATH: await findChromium(), RELEASES_DIR: releasesDir };
  return jestCheck(['--config=e2e/jest.config.mjs', '--selectProjects', project, `--maxWorkers=${at}`], env);
}

/** A check that cannot even begin is a failed one, and says why in one line. */
async function run([name, check]: Check): Promise<Tally & { name: string; took: string }> {
  print(`\n=== ${name}`);
  const started = performance.now();
  const tally = await check().catch((error: unknown) => {
    print(error instanceof Error ? error.message : String(error));
    return FAILED;
  });
  return { name, took: seconds(started), ...tally };
}

type Result = Awaited<ReturnType<typeof run>>;

/** @param at how many at once */
async function runSideBySide(waiting: readonly Check[], at: number): Promise<Result[]> {
  const queue = waiting.values();
  const results: Result[] = [];
  const worker = async () => {
    for (const check of queue) results.push(await run(check));
  };
  await Promise.all(Array.from({ length: at }, worker));
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
  for (const check of oneByOne.filter(isWanted)) results.push(await run(check));

  const total = sum(results);
  print('');
  for (const { name, took, passed, failed } of results) {
    print(
      `${failed > 0 ? 'FAIL' : 'ok  '} ${name.padEnd(12)} ${took.padStart(8)}   ${passed} passed, ${failed} failed`,
    );
  }
  print(`all in ${seconds(started)}`);
  print(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
