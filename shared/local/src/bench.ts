/** `npm run bench`: builds what changed, makes sure of browser and database, and measures (e2e/bench). Options are handed on. */
import { spawn } from 'node:child_process';
import path from 'node:path';

import { APPS, buildApps } from './build-apps.ts';
import { print, stepLines } from './console-lines.ts';
import { ROOT } from './root.ts';
import { readSettings } from './site-settings.ts';
import { findChromium } from './test/chromium.ts';
import { openTestPostgres } from './test/postgres.ts';

async function main(): Promise<void> {
  const { releasesDir } = readSettings(process.env);
  const chromium = await findChromium();
  await buildApps(APPS, { releasesDir }, stepLines(APPS.length, print));
  const postgres = await openTestPostgres();
  try {
    const env = { RELEASES_DIR: releasesDir, CHROMIUM_PATH: chromium, BENCH_DATABASE_URL: postgres.url };
    process.exitCode = await measure(process.argv.slice(2), env);
  } finally {
    await postgres.stop();
  }
}

/** @returns its exit code */
function measure(benchArguments: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const bench = spawn(process.execPath, [path.join(ROOT, 'e2e/bench/main.ts'), ...benchArguments], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    bench.once('error', reject);
    bench.once('close', (code) => resolve(code ?? 1));
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
