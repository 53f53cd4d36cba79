import fs from 'node:fs';
import path from 'node:path';

import { ROLLOUT_FILE, integrityOf } from '@kaagazz/releases';
import type { AppRollout, Release, Rollout } from '@kaagazz/releases';

export function writeRelease(
  releasesDir: string,
  app: string,
  version: string,
  { files = {}, ...over }: Partial<Omit<Release, 'files'>> & { files?: Record<string, string> } = {},
): Release {
  const entry = app === 'shell' ? 'client/main.js' : 'client/remoteEntry.js';
  const contents: Record<string, string> = { 'server/index.cjs': 'exports.default = {};', [entry]: 'shop()', ...files };
  const release: Release = {
    app,
    version,
    contract: 1,
    mode: 'production',
    paths: [],
    examples: {},
    menu: {},
    ownDocuments: [],
    entry,
    server: 'server/index.cjs',
    chunks: {},
    shared: {},
    files: Object.fromEntries(
      Object.entries(contents).map(([name, content]) => [
        name,
        { integrity: integrityOf(Buffer.from(content)), bytes: Buffer.byteLength(content) },
      ]),
    ),
    ...over,
  };
  const folder = path.join(releasesDir, app, version);
  for (const [name, content] of Object.entries({ ...contents, 'release.json': JSON.stringify(release) })) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), content);
  }
  return release;
}

export function rolloutOf(apps: Record<string, Partial<AppRollout>>, revision = 1): Rollout {
  const whole = Object.entries(apps).map(([app, part]): [string, AppRollout] => [
    app,
    {
      stable: null,
      candidate: null,
      previous: null,
      paused: false,
      salt: app,
      published: [],
      history: [],
      previews: {},
      stops: [],
      ...part,
    },
  ]);
  return { revision, apps: Object.fromEntries(whole) };
}

export function writeRollout(releasesDir: string, rollout: Rollout | string): void {
  const text = typeof rollout === 'string' ? rollout : JSON.stringify(rollout);
  fs.writeFileSync(path.join(releasesDir, ROLLOUT_FILE), text);
}
