import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * On a machine of one's own: what signs testers' links. Shell server and release command find the same one. Elsewhere it is `RELEASES_SECRET`.
 *
 * @param dataDir absolute folder of local data
 */
export function localReleasesSecret(dataDir: string): string {
  return readOrMake(path.join(dataDir, 'releases-secret'));
}

/** On a machine of one's own: the operators' token, the same one that the api finds there. Elsewhere it is `OPERATOR_TOKEN`. */
export function localOperatorToken(dataDir: string): string {
  return readOrMake(path.join(dataDir, 'operator-token'));
}

/** Made at first need, readable by its owner only. */
function readOrMake(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    // of two processes that start together only one makes the file
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
