import fs from 'node:fs/promises';
import path from 'node:path';

import { lock } from 'proper-lockfile';

/** `rollout.json`: which release of each app is served. */
export interface Rollout {
  apps: Record<string, { stable: string; previous?: string }>;
}

const FILE = 'rollout.json';

export async function readRollout(releasesDir: string): Promise<Rollout> {
  try {
    return JSON.parse(await fs.readFile(path.join(releasesDir, FILE), 'utf8')) as Rollout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { apps: {} };
    throw error;
  }
}

/** Makes `version` the stable release of `app`. The file changes in one step; whoever comes at the same time waits. */
export async function activate(releasesDir: string, app: string, version: string): Promise<void> {
  const release = await lock(releasesDir, { retries: { retries: 50, minTimeout: 50, maxTimeout: 200 } });
  try {
    const rollout = await readRollout(releasesDir);
    const current = rollout.apps[app]?.stable;
    if (current === version) return;
    rollout.apps[app] = current ? { stable: version, previous: current } : { stable: version };
    const draft = path.join(releasesDir, `.${FILE}.${process.pid}`);
    await fs.writeFile(draft, `${JSON.stringify(rollout, null, 2)}\n`);
    await fs.rename(draft, path.join(releasesDir, FILE));
  } finally {
    await release();
  }
}
