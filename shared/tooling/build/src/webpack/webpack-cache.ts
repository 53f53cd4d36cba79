import fs from 'node:fs/promises';
import path from 'node:path';

import { lock } from 'proper-lockfile';

import { ROOT } from '../apps/apps.ts';

export const WEBPACK_CACHE: string = path.join(ROOT, '.cache/webpack');

/**
 * A running build refreshes its lock every few seconds, so an older lock belongs to a killed build.
 */
const STALE_AFTER_MS = 60_000;

/**
 * Locks the cache and returns a function that unlocks it. Returns undefined if another build is
 * using the cache.
 */
export async function lockCache(name: string): Promise<(() => Promise<void>) | undefined> {
  await fs.mkdir(WEBPACK_CACHE, { recursive: true });
  try {
    return await lock(WEBPACK_CACHE, {
      lockfilePath: path.join(WEBPACK_CACHE, `${name}.lock`),
      stale: STALE_AFTER_MS,
      // A build that loses its lock may continue, because concurrent builds write identical cache
      // files.
      onCompromised: () => undefined,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOCKED') return undefined;
    throw error;
  }
}
