import { runUntil } from '../../support/running-process.ts';
import type { BenchOptions } from '../part.ts';
import { startShop } from '../shop.ts';

export interface TwoSites {
  federated: string;
  oneBundle: string;
  stop(): Promise<void>;
}

export async function startTwoSites(options: BenchOptions): Promise<TwoSites> {
  const { releasesDir, effort } = options;
  const build = await runUntil(/^one bundle: (.+)$/m, 'shared/tooling/build/src/one-bundle/one-bundle-main.ts', {
    args: [releasesDir],
  });
  const cleanup = new AsyncDisposableStack();
  try {
    const shop = await startShop(options);
    cleanup.defer(() => shop.stop());
    const serve = async (folder: string) => {
      const shell = await shop.startShell({ RELEASES_DIR: folder });
      if (effort === 'smoke') return shell.url;
      const network = await runUntil(/^listening network (\d+)$/m, 'e2e/bench/composition/slow-network.ts', {
        args: [`${shell.port}`],
      });
      cleanup.defer(async () => void (await network.stop()));
      return `http://127.0.0.1:${network.match[1]}`;
    };
    return {
      federated: await serve(releasesDir),
      oneBundle: await serve(build.match[1] ?? ''),
      stop: () => cleanup.disposeAsync(),
    };
  } catch (error) {
    await cleanup.disposeAsync();
    throw error;
  }
}
