import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { runUntil } from '../support/running-process.ts';
import { freePort } from '../support/site.ts';
import type { TestSite } from '../support/site.ts';

export async function startCheckout(checkout: string, env: NodeJS.ProcessEnv): Promise<TestSite> {
  const manifest = JSON.parse(await readFile(path.join(checkout, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const [, script = '', ...args] = manifest.scripts.start.split(' ');
  const site = await runUntil(/^ready (http:\S+)$/m, script, {
    args,
    cwd: checkout,
    env: {
      PORT: `${await freePort()}`,
      VITALS_SAMPLE: '0',
      LOG_LEVEL: 'error',
      RELEASES_DIR: path.join(checkout, 'releases'),
      ...env,
    },
  });
  return { ...site, url: site.match[1] ?? '' };
}
