import { startShellServer } from '../support/servers/processes.ts';
import type { HttpProcess } from '../support/servers/processes.ts';
import { runUntil } from '../support/running-process.ts';
import { temporaryFolder } from '../support/site.ts';
import { createDatabase } from './database.ts';
import type { BenchOptions } from './part.ts';

export interface BenchShop {
  apiUrl: string;
  databaseUrl: string;
  startShell(env?: NodeJS.ProcessEnv): Promise<HttpProcess>;
  stop(): Promise<void>;
}

export async function startShop(
  { postgresUrl, releasesDir }: BenchOptions,
  apiEnv: NodeJS.ProcessEnv = {},
): Promise<BenchShop> {
  const cleanup = new AsyncDisposableStack();
  try {
    const database = await createDatabase(postgresUrl, 'shop');
    cleanup.defer(() => database.drop());
    const data = await temporaryFolder();
    cleanup.defer(() => data.remove());
    const api = await runUntil(/^listening api (\d+)$/m, 'api/src/main.ts', {
      env: {
        API_PORT: '0',
        DATABASE_URL: database.url,
        DATA_DIR: data.folder,
        SEED: 'demo',
        LOG_LEVEL: 'error',
        ...apiEnv,
      },
    });
    cleanup.defer(async () => void (await api.stop()));
    const apiUrl = `http://127.0.0.1:${api.match[1]}`;
    return {
      apiUrl,
      databaseUrl: database.url,
      async startShell(env) {
        const shell = await startShellServer(apiUrl, { RELEASES_DIR: releasesDir, VITALS_SAMPLE: '0', ...env });
        cleanup.defer(async () => void (await shell.stop()));
        return shell;
      },
      stop: () => cleanup.disposeAsync(),
    };
  } catch (error) {
    await cleanup.disposeAsync();
    throw error;
  }
}
