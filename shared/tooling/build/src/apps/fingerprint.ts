import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import type { BuildMode } from '@kaagazz/releases';

import { OWN_REMOTE, ROOT } from './apps.ts';

export const COMPILED_IN: readonly string[] = [
  'shared/tooling/build',
  'shared/contract',
  'shared/design-system',
  'shared/domain',
  'shared/http-server',
  'shared/print-design',
];

const RELEASE_SHAPE = 'shared/releases/src/model/release.ts';
const API_VERSION = 'shared/api-schema/src/api-version.ts';

/** Returns a SHA-256 hash of all files that the build reads. */
export async function fingerprintOf(app: string, mode: BuildMode): Promise<string> {
  const hash = createHash('sha256').update(mode);
  for (const file of await filesRead(app)) {
    hash.update(file).update('\0');
    hash.update(await fs.readFile(path.join(ROOT, file)));
  }
  return hash.digest('hex');
}

async function filesRead(app: string): Promise<string[]> {
  if (app === OWN_REMOTE) return ['node_modules/.package-lock.json', 'package.json', ...(await filesIn('src'))];
  const folders = [path.join(app, 'src'), ...COMPILED_IN.map((folder) => path.join(folder, 'src'))];
  const listed = await Promise.all(folders.map(filesIn));
  return ['package-lock.json', path.join(app, 'package.json'), RELEASE_SHAPE, API_VERSION, ...listed.flat()];
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await fs.readdir(path.join(ROOT, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .sort();
}
