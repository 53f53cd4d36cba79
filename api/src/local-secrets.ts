import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Secrets of a machine of one's own, made at the first start and readable by its owner only: `secrets.json` (signing key) and
 * `operator-token` (a file by itself, because the operators' commands read it).
 */
export function localSecrets(dataDir: string): { authSecret: string; operatorToken: string } {
  mkdirSync(dataDir, { recursive: true });
  const stored = readOrMake(join(dataDir, 'secrets.json'), () => JSON.stringify({ authSecret: newSecret() }) + '\n');
  const operatorToken = readOrMake(join(dataDir, 'operator-token'), () => newSecret() + '\n').trim();
  const { authSecret } = JSON.parse(stored) as { authSecret: string };
  return { authSecret, operatorToken };
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** `wx` lets only one of two processes that start together make the file; the other one reads it. */
function readOrMake(path: string, make: () => string): string {
  try {
    writeFileSync(path, make(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8');
}
