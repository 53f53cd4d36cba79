import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const PLACES = [
  '/usr/lib/chromium/chromium-headless-shell',
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Returns `CHROMIUM_PATH` or the path of an installed Chromium. */
export function findBrowser({ CHROMIUM_PATH, PATH = '' }: NodeJS.ProcessEnv = process.env): string | undefined {
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const folders = PATH.split(path.delimiter);
  return PLACES.flatMap((place) =>
    path.isAbsolute(place) ? [place] : folders.map((folder) => path.join(folder, place)),
  ).find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
