import { findChromium } from './chromium.ts';
import { TestPostgres } from '../postgres/test-postgres.ts';
import { runScript } from './run-program.ts';

export async function runBench(releasesDir: string, benchArguments: readonly string[]): Promise<number> {
  const chromium = await findChromium();
  const postgres = await TestPostgres.create();
  try {
    const env = { RELEASES_DIR: releasesDir, CHROMIUM_PATH: chromium, BENCH_DATABASE_URL: postgres.url };
    return await runScript('e2e/bench/main.ts', benchArguments, { env, timeout: 0 });
  } finally {
    await postgres.remove();
  }
}
