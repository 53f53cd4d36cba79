import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function localSecrets(dataDir: string): { authSecret: string; operatorToken: string } {
  mkdirSync(dataDir, { recursive: true });
  const stored = readOrCreate(join(dataDir, 'secrets.json'), () => JSON.stringify({ authSecret: newSecret() }) + '\n');
  const operatorToken = readOrCreate(join(dataDir, 'operator-token'), () => newSecret() + '\n').trim();
  const { authSecret } = JSON.parse(stored) as { authSecret: string };
  return { authSecret, operatorToken };
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

function readOrCreate(path: string, create: () => string): string {
  try {
    writeFileSync(path, create(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8');
}
