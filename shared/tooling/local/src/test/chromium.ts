import { findBrowser } from '@kaagazz/release/find-browser';

import { Missing, aptInstall } from './machine-needs.ts';

/**
 * The browser of the journeys: `CHROMIUM_PATH`, else the machine's headless one, else Debian's, installed when root, else whichever the machine has.
 *
 * @throws Missing
 */
export async function findChromium(): Promise<string> {
  const found = findBrowser();
  // One with a window would do, too; without it the same page takes less than half of the processor's time.
  const isLight = process.env.CHROMIUM_PATH ?? found?.endsWith('headless-shell');
  const best = isLight || !(await aptInstall('chromium-headless-shell')) ? found : findBrowser();
  if (best) return best;
  throw new Missing(
    'no Chromium: install it (Debian: apt-get install chromium-headless-shell) or say where it is with CHROMIUM_PATH',
  );
}
