/** Watches one app: `node shared/tooling/build/src/dev/dev-main.ts <app> <folder of releases>` */
import path from 'node:path';

import { APPS } from '../apps/apps.ts';
import { watchApp } from './dev-watch.ts';

const [app = '', releasesDir = ''] = process.argv.slice(2);
if (!APPS.includes(app) || releasesDir === '') {
  console.error(`usage: dev-main.ts ${APPS.join('|')} <folder of releases>`);
  process.exit(2);
}

const stop = await watchApp({
  app,
  releasesDir: path.resolve(releasesDir),
  report: (report) => process.send?.(report),
});
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void stop().then(() => process.exit(0)));
console.log(`listening ${app} files`);
