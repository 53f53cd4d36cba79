/** `npm run bench`: builds what changed, makes sure of browser and database, and measures (e2e/bench). Options are handed on. */
import { APPS, buildApps } from './build-apps.ts';
import { print, stepLines } from './console-lines.ts';
import { runBench } from './run-bench.ts';
import { readSettings } from './site-settings.ts';

async function main(): Promise<void> {
  const { releasesDir } = readSettings(process.env);
  await buildApps(APPS, { releasesDir }, stepLines(APPS.length, print));
  process.exitCode = await runBench(releasesDir, process.argv.slice(2));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
