/** `npm run bench` builds changed apps and runs the benchmarks in e2e/bench. */
import { APPS } from '@kaagazz/build/apps';

import { buildApps } from './site/build-apps.ts';
import { print, stepLines } from './process/console-lines.ts';
import { runBench } from './test/run-bench.ts';
import { readSettings } from './site/site-settings.ts';

async function main(): Promise<void> {
  const { releasesDir } = readSettings(process.env);
  await buildApps(APPS, { releasesDir }, stepLines(APPS.length, print));
  process.exitCode = await runBench(releasesDir, process.argv.slice(2));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
