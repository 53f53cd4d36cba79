import { APPS } from '@kaagazz/build/apps';

import { BuildFailed, buildApps } from './site/build-apps.ts';
import { print, stepLines } from './process/console-lines.ts';
import { readSettings } from './site/site-settings.ts';

buildApps(APPS, readSettings(process.env), stepLines(APPS.length, print)).catch((error: unknown) => {
  console.error(error instanceof BuildFailed ? error.message : error);
  process.exit(1);
});
