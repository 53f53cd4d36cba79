import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the local `RELEASES_SECRET`, which the shell server and the release command share.
 *
 * @param dataDir absolute path of the local data folder
 */
export function localReleasesSecret(dataDir: string): string {
  return localSecret(dataDir, 'releases-secret');
}

/** Returns the local `OPERATOR_TOKEN`, which the shell server and the api share. */
export function localOperatorToken(dataDir: string): string {
  return localSecret(dataDir, 'operator-token');
}

/**
 * Reads a secret from a file in the data folder. Creates the file on first use, readable only by
 * its owner.
 */
export function localSecret(dataDir: string, name: string): string {
  const file = path.join(dataDir, name);
  mkdirSync(dataDir, { recursive: true });
  try {
    // Fails if the file exists, so that only one of two simultaneous processes creates the secret.
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
