import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export function localReleasesSecret(dataDir: string): string {
  return localSecret(dataDir, 'releases-secret');
}

export function localOperatorToken(dataDir: string): string {
  return localSecret(dataDir, 'operator-token');
}

export function localSecret(dataDir: string, name: string): string {
  const file = path.join(dataDir, name);
  mkdirSync(dataDir, { recursive: true });
  try {
    // If another process has already created the file, the `wx` flag makes the write fail with
    // EEXIST. The existing secret is then read below.
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
