import { Missing, aptInstall, findProgram } from './machine-needs.ts';

const PLACES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser of the journeys: `CHROMIUM_PATH`, else the machine's own, else Debian's, installed when root.
 *
 * @throws Missing
 */
export async function findChromium(): Promise<string> {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) return asked;
  const found = findProgram(PLACES) ?? ((await aptInstall('chromium')) ? findProgram(PLACES) : undefined);
  if (found) return found;
  throw new Missing('no Chromium: install it (Debian: apt-get install chromium) or say where it is with CHROMIUM_PATH');
}
