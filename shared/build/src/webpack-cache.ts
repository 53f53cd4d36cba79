import fs from 'node:fs/promises';
import path from 'node:path';

import { lock } from 'proper-lockfile';

import { ROOT } from './apps.ts';

/** Of this checkout: what webpack keeps from one build to the next. */
export const WEBPACK_CACHE: string = path.join(ROOT, '.cache/webpack');

/** A build that says nothing for this long was ended. */
const STALE_AFTER_MS = 60_000;

/**
 * Takes an app's webpack cache for one build. Webpack writes it without asking whether somebody else does: of two builds at the same time the second goes
 * without.
 *
 * @param name `mfe-shop-production`
 * @returns what gives it back; undefined when another build has it
 */
export async function takeCache(name: string): Promise<(() => Promise<void>) | undefined> {
  await fs.mkdir(WEBPACK_CACHE, { recursive: true });
  try {
    return await lock(WEBPACK_CACHE, {
      lockfilePath: path.join(WEBPACK_CACHE, `${name}.lock`),
      stale: STALE_AFTER_MS,
      // Taken over by another after a minute of silence: at worst both build slowly, and the files they make are the same.
      onCompromised: () => undefined,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOCKED') return undefined;
    throw error;
  }
}
