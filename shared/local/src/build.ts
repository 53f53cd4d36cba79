/** `npm run build`: makes a release of each app in which something changed. */
import { APPS, BuildFailed, buildApps } from './build-apps.ts';
import { print, stepLines } from './console-lines.ts';
import { readSettings } from './site-settings.ts';

buildApps(APPS, readSettings(process.env), stepLines(APPS.length, print)).catch((error: unknown) => {
  console.error(error instanceof BuildFailed ? error.message : error);
  process.exit(1);
});
