import { findBrowser } from '@kaagazz/release/find-browser';

import { MissingProgram, aptInstall } from './installed-programs.ts';

export async function findChromium(): Promise<string> {
  const found = findBrowser();
  const isSuitable = process.env.CHROMIUM_PATH ?? found?.endsWith('headless-shell');
  const best = isSuitable || !(await aptInstall('chromium-headless-shell')) ? found : findBrowser();
  if (best) return best;
  throw new MissingProgram(
    'no Chromium: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH',
  );
}
