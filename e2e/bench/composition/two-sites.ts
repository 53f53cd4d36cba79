import { runUntil } from '../../support/running-process.ts';
import { temporaryFolder } from '../../support/site.ts';

/** The same pages twice, before the same api, by the same server: `federated` of five releases, `oneBundle` of one build. */
export interface TwoSites {
  federated: string;
  oneBundle: string;
  stop(): Promise<void>;
}

/**
 * @param releasesDir the built releases; the one bundle is built of the same sources if that was not done yet
 * @param isSlow each behind the line of a phone, of its own
 */
export async function startTwoSites(releasesDir: string, isSlow: boolean): Promise<TwoSites> {
  const built = await runUntil(/^one bundle: (.+)$/m, 'shared/build/src/one-bundle-main.ts', { args: [releasesDir] });
  const ends: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    const data = await temporaryFolder();
    ends.push(data.remove);
    const api = await runUntil(/^listening api (\d+)$/m, 'api/src/main.ts', {
      env: { API_PORT: '0', DATA_DIR: data.folder, LOG_LEVEL: 'fatal' },
    });
    ends.push(api.stop);
    const apiUrl = `http://127.0.0.1:${api.match[1]}`;
    const serve = async (releases: string) => {
      const env = {
        PORT: '0',
        API_URL: apiUrl,
        RELEASES_DIR: releases,
        VITALS_SAMPLE: '0',
        LOG_LEVEL: 'warn',
      };
      const shell = await runUntil(/^listening shell (\d+)$/m, 'shell/server/main.ts', { env });
      ends.push(shell.stop);
      if (!isSlow) return `http://localhost:${shell.match[1]}`;
      const args = [shell.match[1] ?? ''];
      const line = await runUntil(/^listening line (\d+)$/m, 'e2e/bench/composition/slow-line.ts', { args });
      ends.push(line.stop);
      return `http://localhost:${line.match[1]}`;
    };
    return { federated: await serve(releasesDir), oneBundle: await serve(built.match[1] ?? ''), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
