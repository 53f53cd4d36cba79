import { findBrowser } from '@kaagazz/releases';

import { Missing, aptInstall } from './machine-needs.ts';

/**
 * The browser of the journeys: `CHROMIUM_PATH`, else the machine's own, else Debian's, installed when root.
 *
 * @throws Missing
 */
export async function findChromium(): Promise<string> {
  const found = findBrowser() ?? ((await aptInstall('chromium')) ? findBrowser() : undefined);
  if (found) return found;
  throw new Missing('no Chromium: install it (Debian: apt-get install chromium) or say where it is with CHROMIUM_PATH');
}
