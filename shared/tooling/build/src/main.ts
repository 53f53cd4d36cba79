#!/usr/bin/env node
import { CALLED_FROM } from './apps/work-at-root.ts';

import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { FolderStorage, ReleaseRegistry, rolloutChanges } from '@kaagazz/releases';

import { APPS, OWN_REMOTE } from './apps/apps.ts';
import { DEFAULT_RELEASES_DIR, buildApp } from './build-app.ts';

const USAGE = `kaagazz-build [app]   makes a release of one app (default: the app of this folder)
  --mode production|development   default production
  --releases <folder>             default releases/
  --activate                      serves it, unless it was served before or is being rolled out
apps: ${APPS.join(', ')}`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mode: { type: 'string', default: 'production' },
    releases: { type: 'string', default: DEFAULT_RELEASES_DIR },
    activate: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const app = positionals[0] ?? OWN_REMOTE ?? path.basename(CALLED_FROM);
const mode = values.mode;

if (values.help) {
  console.log(USAGE);
} else if (!APPS.includes(app) || (mode !== 'production' && mode !== 'development')) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const started = performance.now();
  const releasesDir = path.resolve(CALLED_FROM, values.releases);
  await fs.mkdir(releasesDir, { recursive: true });
  try {
    const { version, built } = await buildApp({ app, mode, releasesDir });
    if (values.activate) await activate(releasesDir, app, version);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const place = fromHere(path.join(releasesDir, app, version));
    console.log(`${app} ${version} ${built ? `built in ${seconds} s` : 'unchanged'} (${place})`);
  } catch (error) {
    console.error(`${app}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

function fromHere(folder: string): string {
  const relative = path.relative(CALLED_FROM, folder);
  return relative.startsWith(path.join('..', '..')) || path.isAbsolute(relative) ? folder : relative;
}

async function activate(releasesDir: string, app: string, version: string): Promise<void> {
  const registry = new ReleaseRegistry(new FolderStorage(releasesDir));
  await registry.change(
    { app, what: 'activate', who: os.userInfo().username },
    (rollout) => rolloutChanges.activate(rollout, version),
    { patienceMs: 10_000 },
  );
}
