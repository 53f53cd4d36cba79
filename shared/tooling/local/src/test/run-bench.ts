import { spawn } from 'node:child_process';
import path from 'node:path';

import { ROOT } from '../process/root.ts';
import { findChromium } from './chromium.ts';
import { TestPostgres } from '../postgres/test-postgres.ts';

/**
 * Runs the bench (e2e/bench) on built releases with its own PostgreSQL.
 *
 * @returns the exit code
 */
export async function runBench(releasesDir: string, benchArguments: readonly string[]): Promise<number> {
  const chromium = await findChromium();
  const postgres = await TestPostgres.create();
  try {
    const env = { RELEASES_DIR: releasesDir, CHROMIUM_PATH: chromium, BENCH_DATABASE_URL: postgres.url };
    return await run(benchArguments, env);
  } finally {
    await postgres.remove();
  }
}

function run(benchArguments: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
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
