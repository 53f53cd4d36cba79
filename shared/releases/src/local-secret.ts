import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * On a machine of one's own: what signs testers' links, made at first need and readable by its owner only. Shell server and release command find the
 * same one. Elsewhere it is `RELEASES_SECRET`.
 */
export function localReleasesSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'releases-secret');
  try {
    // of two processes that start together only one makes the file
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
