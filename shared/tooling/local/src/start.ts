/** `npm start` builds changed apps and starts the site. */
import { APPS } from '@kaagazz/build/apps';

import { BuildFailed, buildApps } from './site/build-apps.ts';
import { print, stepLines } from './process/console-lines.ts';
import { DataFolderError } from './postgres/data-folder.ts';
import { isPortFree } from './process/ports.ts';
import { BadSetting, readSettings } from './site/site-settings.ts';
import { planSite } from './site/site.ts';
import { StartFailed } from './process/supervised-process.ts';
import { onStopRequest } from './site/stop-request.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  if (!(await isPortFree(settings.port))) {
    throw new BadSetting(
      `port ${settings.port} is in use: free it or choose another with PORT=${settings.port + 1} npm start`,
    );
  }

  const site = await planSite(settings, process.env, print);
  const building = new AbortController();
  const stopRequest = onStopRequest(async () => {
    print('stopping');
    building.abort();
    await site.stop();
    print('stopped');
  });

  const step = stepLines(APPS.length + site.steps, print);
  try {
    const built = buildApps(APPS, { ...settings, signal: building.signal }, step);
    await Promise.all([built, site.start(step, built)]);
  } catch (error) {
    if (stopRequest.received) return;
    building.abort();
    await site.stop();
    throw error;
  }
  print(`ready http://localhost:${settings.port}`);
}

main().catch((error: unknown) => {
  const isExpected = [BadSetting, BuildFailed, DataFolderError, StartFailed].some((Kind) => error instanceof Kind);
  const isExplained = error instanceof StartFailed && error.hasOutput;
  if (!isExplained) console.error(isExpected ? (error as Error).message : error);
  process.exit(1);
});
